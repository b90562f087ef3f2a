import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { storm } from '#tests/support/crowd.ts';
import { startSite } from '#tests/support/product-process.ts';

/** `TEST_STORM_MS` for a first look. */
const LASTS_MS = Number(process.env.TEST_STORM_MS ?? HOUR_MS);
/** Until then code is compiled and caches fill up. */
const WARM_MS = LASTS_MS / 6;
const [DEVICES, CONNECTIONS] = [2_000, 500];
/** What the allocator keeps in reserve moves by as much. */
const MOST_GROWTH = 1.25;

it.runIf(process.env.TEST_FULL === '1')(
  'devices that come back at once for an hour lose no request, and memory stays flat',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alva-storm-'));
    const product = await startSite({ data: folder });
    try {
      let storms = 0;
      const lost: string[] = [];
      const until = async (end: number): Promise<number> => {
        while (performance.now() < end) {
          // How long others wait meanwhile is a figure of the bench.
          lost.push(...(await storm(product, DEVICES, CONNECTIONS)).lost);
          storms++;
        }
        return product.resident();
      };
      const from = performance.now();
      const warm = await until(from + WARM_MS);
      const after = await until(from + LASTS_MS);
      process.stdout.write(`${storms} storms, memory ${warm} to ${after} bytes\n`);
      expect(lost).toEqual([]);
      expect(after / warm).toBeLessThan(MOST_GROWTH);
    } finally {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  LASTS_MS + 15 * MINUTE_MS,
);
