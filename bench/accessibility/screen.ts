import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A screen with a D-Bus session of its own, so that nothing else is in the tree that is read. */
export interface Screen {
  /** What a program that is to open its window there finds in its environment. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The first line that a program writes to a stream, once it is ready. */
async function firstLine(child: ChildProcess, stream: Readable): Promise<string> {
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`${child.spawnfile} ended with ${code}`);
  });
  const [line] = (await Promise.race([once(createInterface(stream), 'line'), ended])) as [string];
  return line;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

export async function openScreen({ width, height }: { width: number; height: number }): Promise<Screen> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = `:${await firstLine(server, server.stdio[3] as Readable)}`;
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    // The bus of accessibility, which this one starts when it is asked for, looks for the screen.
    env: { ...process.env, DISPLAY: display },
  });
  const address = await firstLine(bus, bus.stdout as Readable);
  return {
    env: {
      DISPLAY: display,
      DBUS_SESSION_BUS_ADDRESS: address,
      // Browsers build the tree only where somebody reads it.
      GNOME_ACCESSIBILITY: '1',
      ACCESSIBILITY_ENABLED: '1',
    },
    async close() {
      await end(bus);
      await end(server);
    },
  };
}
