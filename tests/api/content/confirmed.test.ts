import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

const QUERY = '{ products(locale: en) { slug name } }';
const WINDOW_MS = 4_000;

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ CONFIRMED_FOR_MS: String(WINDOW_MS) });
});
afterAll(() => bff.stop());

const ask = () => bff.content<{ products: { slug: string; name: string }[] }>(QUERY);
const nameNow = async () =>
  (await ask()).data?.products.find(({ slug }) => slug === 'alva-n3')?.name;

describe('public content', () => {
  it('is sent again without asking the store for the time set, and shows an edit after it', async () => {
    expect(bff.trips(await ask())).toBe(1);
    const confirmed = Date.now();
    await bff.db.primary.execute("UPDATE product SET name = 'ALVA N4' WHERE slug = 'alva-n3'");
    expect(bff.trips(await ask())).toBe(0);
    expect(await nameNow()).toBe('ALVA N3');
    await expect.poll(nameNow).toBe('ALVA N4');
    expect(Date.now() - confirmed).toBeGreaterThan(WINDOW_MS / 2);
  });
});
