import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  );

let started: ChildProcess | undefined;
afterEach(async () => {
  if (started === undefined || started.exitCode !== null) return;
  started.kill('SIGTERM');
  await once(started, 'exit');
});

/** A process that started a part, and another program that started one of its own; and their addresses. */
const startFamily = async () => {
  const parent = spawn('node', [join(import.meta.dirname, 'parent-process.ts')], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  started = parent;
  let output = '';
  parent.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  const addressOf = (name: string) => new RegExp(`${name} (\\S+)\\n`).exec(output)?.[1] ?? '';
  await expect.poll(() => addressOf('part') && addressOf('grandchild')).toBeTruthy();
  return { parent, part: addressOf('part'), grandchild: addressOf('grandchild') };
};

describe('a program started beside another one', () => {
  it('hands on the address of the port that it chose', async () => {
    const { part } = await startFamily();
    expect(await answers(part)).toBe(true);
  });

  it.each([
    ['is asked to end', (parent: ChildProcess) => parent.kill('SIGTERM')],
    ['is interrupted', (parent: ChildProcess) => parent.kill('SIGINT')],
    ['loses the process that started it', (parent: ChildProcess) => parent.disconnect()],
  ])('ends, with all that it started, when the other %s', async (_, stop) => {
    const { parent, grandchild, part } = await startFamily();
    expect(await answers(grandchild)).toBe(true);
    stop(parent);
    await once(parent, 'exit');
    await expect.poll(() => answers(grandchild)).toBe(false);
    expect(await answers(part)).toBe(false);
  });
});
