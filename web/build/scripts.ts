import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledEarly } from './compiled-early.ts';
import { scriptsOf, withLateScripts } from './late-scripts.ts';
import { nextOutput } from './next-output.ts';

const rewrite = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
};

/** Rewrites every static page and its scripts, so that scripts come after the first paint. */
export const delayScripts = (dist: string): void => {
  const output = nextOutput(dist);
  const pages = output.localisedPages();
  const scripts = new Set<string>();
  for (const page of pages)
    rewrite(join(output.pages, page), (html) => {
      for (const source of scriptsOf(html)) scripts.add(output.fileAt(source));
      return withLateScripts(html);
    });
  for (const script of scripts) rewrite(script, compiledEarly);
  process.stdout.write(`Scripts after the first paint: ${pages.length} pages\n`);
};
