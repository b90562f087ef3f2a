/**
 * First-load JavaScript of every prerendered page, gzipped, against its budget.
 * Reads the build (`npm start` makes one); fails when a page is over.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptsOf } from '#web/build/late-scripts.ts';
import { nextOutput } from '#web/build/next-output.ts';

const root = join(import.meta.dirname, '..', '..');
const { pages, fileAt } = nextOutput(join(root, 'web', '.next'));

const CONTENT_KB = 165;
const INTERACTIVE_KB = 230;
/**
 * Forms, configurator and the shells that read the device store; the rest is content. /receipt is a form for
 * a code as /track-order is, /shop/used filters and keeps offers on the device, and /mailbox exists on a
 * demonstration only, where it asks again.
 */
const INTERACTIVE =
  /^\/(login|contact-us|profile|settings|notifications|my-orders|bookings|orp-dashboard|shop\/(cart|used)|my-ev|my-listings|pstools|charging-station|experience-center|verify-battery|sell-my-battery|transfer-ownership|roadside-assistance|service-booking|leaderboard|sell-my-motorcycle|shop\/spare-parts|monthly-cost|dp-simulation|purchase|track-order|delivery|receipt|mailbox|test-ride|.*\/customize)(\/|$)/;

const sizes = new Map<string, number>();
const gzipped = (src: string): number => {
  const size = sizes.get(src) ?? gzipSync(readFileSync(fileAt(src)), { level: 9 }).length;
  sizes.set(src, size);
  return size;
};

if (!existsSync(pages)) {
  process.stderr.write('There is no build: run `npm start` once, or `next build web`.\n');
  process.exit(1);
}

const rows = globSync('en{.html,/**/*.html}', { cwd: pages })
  // The design system is not part of the product.
  .filter((file) => file !== 'en/ui.html')
  .map((file) => {
    const path = file.replace(/^en|\.html$/g, '') || '/';
    const html = readFileSync(join(pages, file), 'utf8');
    const kb = scriptsOf(html).reduce((sum, src) => sum + gzipped(src), 0) / 1000;
    return { path, kb, budget: INTERACTIVE.test(path) ? INTERACTIVE_KB : CONTENT_KB };
  })
  .sort((a, b) => b.kb / b.budget - a.kb / a.budget);

for (const { path, kb, budget } of rows) {
  const mark = kb <= budget ? ' ' : '!';
  process.stdout.write(`${mark} ${kb.toFixed(1).padStart(6)} / ${budget} kB  ${path}\n`);
}
const over = rows.filter(({ kb, budget }) => kb > budget);
process.stdout.write(`${rows.length} pages, ${over.length} over budget\n`);
process.exit(over.length === 0 ? 0 : 1);
