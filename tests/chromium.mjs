// Finds a Chromium for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, say, stop } from '#edge/run/setup.mjs';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';

/** @param {string[]} names */
const inPath = (names) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

/** Path of a whole browser; empty when Playwright has its own. */
export const wholeChromium = () => process.env.CHROMIUM ?? inPath(WHOLE);

/**
 * The same engine without windows and menus: a test takes two thirds of the time. It has no
 * background sync; a whole browser stands in where there is none.
 */
export const headlessShell = () => process.env.CHROMIUM ?? inPath([SHELL]) ?? wholeChromium();

const fromDebian = async () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium for the browser tests …');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  await run('apt-get', ['update', '-qq'], quiet);
  // Older releases do not pack the shell.
  if ((await run('apt-get', [...install, SHELL], quiet)) !== 0)
    await run('apt-get', install, quiet);
};

const fromPlaywright = async () => {
  say('Downloading Chromium for the browser tests …');
  return (await run('playwright', ['install', 'chromium'])) === 0 ? '' : undefined;
};

/** Path of a whole browser, with the shell beside it where the system packs one. */
export const ensureChromium = async () => {
  if (process.env.CHROMIUM === undefined && inPath([SHELL]) === undefined) await fromDebian();
  return (
    wholeChromium() ??
    (await fromPlaywright()) ??
    stop(
      'The browser tests need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.',
    )
  );
};
