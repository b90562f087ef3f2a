// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, stop } from '../edge/setup.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inPath = () => {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    for (const name of NAMES) if (existsSync(join(folder, name))) return join(folder, name);
  return undefined;
};

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium for the browser tests …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
  return inPath();
};

const fromPlaywright = async () => {
  say('Downloading Chromium for the browser tests …');
  return (await run('playwright', ['install', 'chromium'])) === 0 ? '' : undefined;
};

/** Path of a Chromium; empty when Playwright has its own. */
export const ensureChromium = async () =>
  process.env.CHROMIUM ??
  inPath() ??
  (await fromDebian()) ??
  (await fromPlaywright()) ??
  stop(
    'The browser tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.',
  );
