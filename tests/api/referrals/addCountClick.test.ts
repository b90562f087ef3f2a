import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayInJakarta } from '#edge/contract/time.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { people } from './people.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
});
afterAll(() => bff.stop());

const click = (key: string, visitor: string, who: 'guest' | 'affiliate' = 'guest') =>
  by.write(who, `addCountClick(refferalCode: "${key}", visitor: "${visitor}")`);
const today = async (): Promise<number> => {
  const [row] = await by.rows(
    `SELECT coalesce(sum(clicks), 0) AS n FROM referral_click_day WHERE day = ?`,
    [dayInJakarta(Date.now())],
  );
  return Number(row?.n);
};

describe('addCountClick works', () => {
  it('once for each visitor and day, however many arrive at the same time', async () => {
    const before = await today();
    await Promise.all(Array.from({ length: 20 }, () => click('dimas-01', 'one')));
    expect((await today()) - before).toBe(1);
    await click('DIMAS-01', 'two');
    expect((await today()) - before).toBe(2);
  });
});

describe('addCountClick refuses', () => {
  it('nothing it could be told by: a key of nobody and one’s own are answered alike, and not counted', async () => {
    const before = await today();
    expect(await click('NOBODY-99', 'x')).toBe('done');
    expect(await click('no key!', 'x')).toBe('done');
    expect(await click('DIMAS-01', 'myself', 'affiliate')).toBe('done');
    expect(await today()).toBe(before);
  });
});

describe('addCountClick is safe', () => {
  it('to look at: nothing of the visitor is stored that could be read back', async () => {
    await click('DIMAS-01', 'somebody-with-a-name');
    const rows = await by.rows('SELECT visitor FROM referral_click');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('somebody');
  });
});
