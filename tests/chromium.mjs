// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, stop } from '../edge/setup.mjs';

/** The shell is the same engine without windows and menus: a third less work for every test. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | undefined} Path of the first of them that is installed. */
export const chromiumInPath = () =>
  NAMES.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  ).find((path) => existsSync(path));

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium for the browser tests …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  // Older releases do not pack the shell.
  for (const name of [SHELL, 'chromium']) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name];
    if ((await run('apt-get', args, quiet)) === 0) break;
  }
  return chromiumInPath();
};

const fromPlaywright = async () => {
  say('Downloading Chromium for the browser tests …');
  return (await run('playwright', ['install', 'chromium'])) === 0 ? '' : undefined;
};

/** Path of a Chromium; empty when Playwright has its own. */
export const ensureChromium = async () =>
  process.env.CHROMIUM ??
  chromiumInPath() ??
  (await fromDebian()) ??
  (await fromPlaywright()) ??
  stop(
    'The browser tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.',
  );
