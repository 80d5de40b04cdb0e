/** Says what to do under too old a Node, in syntax that it can still read. */
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
