/**
 * Says what to do when a script is run by a Node that is too old. Plain JavaScript in old syntax, so that it can
 * still speak there. `npm run` puts the pinned Node of node_modules first; `node scripts/x.mjs` by hand does not.
 */
const oldest = [24, 15];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  process.stderr.write(
    [
      `Equivale needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`,
      'On Linux: run `npm ci`, which brings the pinned Node, and then use `npm start` or `npm test`.',
      'Elsewhere: install Node 24 (the version is in .node-version).',
      '',
    ].join('\n'),
  );
  process.exit(1);
}
