// Runs on any Node from 20 on and needs no installed package: it is what installs them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const bin = join(root, 'node_modules', '.bin');
const WANTED_NODE = 24;

/** @param {string} text */
export const say = (text) => process.stdout.write(`${text}\n`);

/** Programs started here that still run. */
const children = new Set();
const GRACE_MS = 5_000;

const signal = (child, name) => {
  try {
    // A detached one leads a group: what it started itself ends with it.
    process.kill(child.isDetached ? -child.pid : child.pid, name);
  } catch {
    // It is gone already.
  }
};

const signalAll = (name) => {
  for (const child of children) signal(child, name);
};

/** Ends what this process started; after five seconds what is left is killed. */
export const endStarted = async () => {
  signalAll('SIGTERM');
  const given = Date.now() + GRACE_MS;
  while (children.size > 0 && Date.now() < given)
    await new Promise((resolve) => setTimeout(resolve, 50));
  signalAll('SIGKILL');
};

/**
 * Ends this process once what it started has ended.
 * @param {number} code
 * @returns {Promise<never>}
 */
export const end = async (code) => {
  await endStarted();
  process.exit(code);
};

// However this process ends, nothing that it started outlives it.
process.on('exit', () => signalAll('SIGKILL'));
process
  .on('SIGINT', () => end(130))
  .on('SIGTERM', () => end(143))
  .on('SIGHUP', () => end(129));
// Whoever started it with a channel is gone.
process.on('disconnect', () => end(143));

let stopWith = (sentence) => {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
};

/**
 * For a program that has more to print before it ends.
 * @param {(sentence: string) => unknown} handler ends the process
 */
export const whenStopped = (handler) => {
  stopWith = handler;
};

/** One clear sentence and the end; for what the person at the keyboard has to change. */
export const stop = (sentence) => {
  stopWith(sentence);
  // Nothing that follows must run while the process ends.
  throw new Error(sentence);
};

const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  ...extra,
});

/**
 * Starts a program with the project's own Node first in PATH; it ends with this process. A detached
 * one leads a process group, so that whatever it starts ends as well.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const launch = (command, args, options = {}) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    ...options,
    env: environment(options.env),
  });
  child.isDetached = options.detached === true;
  children.add(child);
  const forget = () => {
    // What it started may still run.
    if (child.isDetached && child.pid !== undefined) signal(child, 'SIGKILL');
    children.delete(child);
  };
  child.once('error', forget).once('exit', forget);
  return child;
};

/**
 * Runs a program to its end. Answers its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = launch(command, args, options);
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 130)));
  });

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs the packages when they are missing or the lockfile has changed since. */
export const ensureInstalled = async () => {
  const stamp = join(root, 'node_modules', '.installed-from');
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (about a minute the first time) …');
  // `npm ci` insists on platform packages that not every registry carries; install keeps to the lockfile as well.
  // Sign-in's emulator, the bundler and the tests are for development; a shell set to production would leave them out.
  const code = await run('npm', [
    'install',
    // Or npm writes platforms into the lockfile that it left out, and nobody asked for a change.
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) stop('npm could not install the packages; its message is above.');
  writeFileSync(stamp, lockHash());
};

/** The Node that runs the product: the one from the packages, else this one if it is new enough. */
export const ensureNode = () => {
  if (existsSync(join(bin, 'node'))) return join(bin, 'node');
  if (Number(process.versions.node.split('.')[0]) >= WANTED_NODE) return process.execPath;
  return stop(
    `ALVA runs on Node ${WANTED_NODE}; for this platform npm has no package of it, so please install Node ${WANTED_NODE} (for example: nvm install ${WANTED_NODE}) and try again.`,
  );
};
