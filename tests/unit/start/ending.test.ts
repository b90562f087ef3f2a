import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

let started: ChildProcess | undefined;
afterEach(() => started?.kill('SIGKILL'));

/** A short run of the test runner, and what it prints. */
const startRun = (what: string) => {
  const run = spawn('node', [join(import.meta.dirname, 'run-process.ts'), what], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started = run;
  let output = '';
  run.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  // A closed pipe is a finished output.
  const ended = once(run, 'close').then(([code]) => code as number);
  return { run, ended, output: () => output, lines: () => output.trimEnd().split('\n') };
};

describe('a run of the tests', () => {
  it('ends with its totals', async () => {
    const { ended, lines } = startRun('passes');
    expect(await ended).toBe(0);
    expect(lines().at(-1)).toBe('1 passed, 0 failed');
  });

  it.each([
    ['interrupted', 'SIGINT'],
    ['terminated', 'SIGTERM'],
    ['its terminal was closed', 'SIGHUP'],
  ] as const)(
    'that is ended early says "%s" behind its totals and leaves no process',
    async (cause, signal) => {
      const { run, ended, output, lines } = startRun('waits');
      const address = () => /listens (\S+)\n/.exec(output())?.[1];
      await expect.poll(address).toBeTruthy();
      run.kill(signal);
      expect(await ended).toBe(1);
      expect(lines().slice(-2)).toEqual(['1 passed, 1 failed', `Ended early: ${cause}`]);
      await expect(fetch(address() ?? '')).rejects.toThrow();
    },
  );

  it.each([
    ['packages cannot be installed', 'stops', 'npm could not install the packages.'],
    [
      'the product does not start',
      'has a product that fails',
      'The product for the browser tests stopped while starting; see its log.',
    ],
    ['something ends the process', 'exits', 'the process ended by itself with 3'],
  ])('says why, behind its totals, when %s', async (_, what, cause) => {
    const { ended, lines } = startRun(what);
    expect(await ended).not.toBe(0);
    expect(lines().slice(-2)).toEqual(['1 passed, 1 failed', `Ended early: ${cause}`]);
  });
});
