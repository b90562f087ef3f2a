/** After `next build`: everything this project does to its output, in the one order that works. */
import { join } from 'node:path';
import { writeDefaultHeads } from './default-heads.ts';
import { surprises } from './next-output.ts';
import { packSite } from './pack.ts';
import { writePolicies } from './policies.ts';
import { delayScripts } from './scripts.ts';
import { writeServiceWorker } from './service-worker.ts';

const dist = join(import.meta.dirname, '../.next');

const changed = surprises(dist);
if (changed.length > 0) {
  process.stderr.write(
    `Next's output is not as web/build expects it:\n${changed.map((each) => `  not so: ${each}\n`).join('')}`,
  );
  process.exit(1);
}
// Rewritten pages get a policy by their final bytes; the worker lists what pages and files ended as.
await writeDefaultHeads(dist);
delayScripts(dist);
writePolicies(dist);
await writeServiceWorker(dist);
await packSite(dist, join(import.meta.dirname, '../public'));
