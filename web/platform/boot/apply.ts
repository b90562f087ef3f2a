/** After `next build`, before the policies are computed: rewrites every static page and its scripts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiledEarly } from './compiled-early.ts';
import { scriptsOf, withLateScripts } from './late-scripts.ts';

const build = join(import.meta.dirname, '../../.next');
const pages = join(build, 'server/app');
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(en|id)([./])/.test(file) && file.endsWith('.html'),
);
const rewrite = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
};

const scripts = new Set<string>();
for (const file of files)
  rewrite(join(pages, file), (html) => {
    for (const source of scriptsOf(html)) scripts.add(source.replace(/\?.*$/, ''));
    return withLateScripts(html);
  });
for (const source of scripts) rewrite(join(build, source.slice('/_next/'.length)), compiledEarly);
process.stdout.write(`Scripts after the first paint: ${files.length} pages\n`);
