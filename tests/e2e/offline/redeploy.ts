import type { Page } from '@playwright/test';
import type { Wire } from './wire.ts';

const CHUNK = /(static\/chunks\/[^"'\\\s?]+?)(\.js|\.css)/g;
const NEW_CHUNK = /(static\/chunks\/[^"'\\\s?]+?)\.next(\.js|\.css)/;

/**
 * Replaces the deployment: every script and style has another name, every page and payload names
 * the new ones, and the old files are gone from the server, as after a real one.
 */
export const redeploy = async (page: Page, wire: Wire): Promise<string> => {
  const worker = await (await page.request.get('/sw.js')).text();
  const old = /\bid:"([0-9a-f]{12})"/.exec(worker)?.[1] ?? '';
  const next = [...old].reverse().join('');
  wire.rewrite({
    path: (requested) => {
      const path = requested.replace(next, old);
      if (NEW_CHUNK.test(path)) return path.replace(NEW_CHUNK, '$1$2');
      return /static\/chunks\/.*\.(js|css)/.test(path) ? undefined : path;
    },
    text: (text, path) => {
      const renamed = text.replaceAll(CHUNK, '$1.next$2').replaceAll(old, next);
      return path.startsWith('/sw.js')
        ? renamed.replaceAll(/revision:"([0-9a-f]{16}(?:~[0-9a-f]{12})?)"/g, 'revision:"next-$1"')
        : renamed;
    },
  });
  return next;
};

/** A deployment of the same sources: nothing differs but the name of the build. */
export const renameBuild = async (page: Page, wire: Wire): Promise<string> => {
  const worker = await (await page.request.get('/sw.js')).text();
  const old = /\bid:"([0-9a-f]{12})"/.exec(worker)?.[1] ?? '';
  const next = [...old].reverse().join('');
  wire.rewrite({
    path: (requested) => requested.replace(next, old),
    text: (text) => text.replaceAll(old, next),
  });
  return next;
};

/** The build whose files a tab runs, by the names of its scripts. */
export const runsOldFiles = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="/chunks/"]')].every(
      ({ src }) => !src.includes('.next.js'),
    ),
  );
