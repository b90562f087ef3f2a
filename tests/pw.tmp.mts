import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { nextOutput } from '#web/build/next-output.ts';
import { filesIn } from '#web/build/next-router.ts';
import { isPrecached } from '#web/sw/pages.ts';
const dist = process.argv[2];
const output = nextOutput(dist);
const pages = output.prerendered().filter(isPrecached).filter((p) => p.startsWith('/en') || p === 'en' || p.startsWith('en'));
const size = new Map();
const sz = (path) => { if (!size.has(path)) { const f = output.fileAt(path); size.set(path, existsSync(f) ? gzipSync(readFileSync(f)).length : 0);} return size.get(path); };
const byPage = {};
const users = new Map();
for (const page of pages) {
  const seen = new Set();
  const q = ['.html','.rsc'].flatMap((end) => filesIn(readFileSync(join(output.pages, page+end),'utf8')));
  for (let p = q.pop(); p !== undefined; p = q.pop()) { if (seen.has(p) || !existsSync(output.fileAt(p))) continue; seen.add(p); q.push(...filesIn(readFileSync(output.fileAt(p),'utf8'))); }
  byPage[page] = [...seen].reduce((s,p)=>s+sz(p),0);
  for (const p of seen) users.set(p, [...(users.get(p) ?? []), page]);
}
const all = [...users.keys()];
console.log('total', all.reduce((s,p)=>s+sz(p),0), all.length, 'pages', pages.length);
for (const [p,s] of Object.entries(byPage).sort((a,b)=>b[1]-a[1]).slice(0,60)) console.log(s, p);
console.log('--- chunks by few users');
for (const p of all.filter((p)=>users.get(p).length<=3).sort((a,b)=>sz(b)-sz(a)).slice(0,40)) console.log(sz(p), p.split('/').pop(), users.get(p).join(','), JSON.stringify([...new Set((readFileSync(output.fileAt(p),'utf8').match(/[a-zA-Z]+Document\b/g)??[]))].slice(0,3)));
