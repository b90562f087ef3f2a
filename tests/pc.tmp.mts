import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nextOutput } from '#web/build/next-output.ts';
import { filesIn } from '#web/build/next-router.ts';
const [dist, page] = process.argv.slice(2);
const output = nextOutput(dist);
const seen = new Set();
const q = ['.html','.rsc'].flatMap((end) => filesIn(readFileSync(join(output.pages, page+end),'utf8')));
for (let p = q.pop(); p !== undefined; p = q.pop()) { if (seen.has(p) || !existsSync(output.fileAt(p))) continue; seen.add(p); q.push(...filesIn(readFileSync(output.fileAt(p),'utf8'))); }
for (const p of [...seen]) { const t = readFileSync(output.fileAt(p)); console.log(gzipSync(t).length, p.split('/').pop()); }
