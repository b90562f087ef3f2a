/** After `next build`, before the policies are computed: rewrites every static page. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLateScripts } from './late-scripts.ts';

const pages = join(import.meta.dirname, '../../.next/server/app');
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(en|id)([./])/.test(file) && file.endsWith('.html'),
);
for (const file of files) {
  const path = join(pages, file);
  writeFileSync(path, withLateScripts(readFileSync(path, 'utf8')));
}
process.stdout.write(`Scripts after the first paint: ${files.length} pages\n`);
