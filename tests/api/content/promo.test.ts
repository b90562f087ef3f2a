import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const promo = (slug: string, locale = 'en') =>
  bff.content<{ promo: Record<string, unknown> | null }>(
    `query Promo($slug: String!) { promo(slug: $slug, locale: ${locale}) {
      name title valid_from valid_until } }`,
    { slug },
  );

describe('promo', () => {
  it('works: an offer with its days, also after its end, in one trip', async () => {
    const answer = await promo('cervo-top-box');
    expect(answer.data?.promo).toMatchObject({
      title: 'A top box with CERVO',
      valid_from: '2026-08-31T17:00:00.000Z',
      valid_until: '2026-10-31T17:00:00.000Z',
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it('refuses an offer that is none with null, a language with an error', async () => {
    expect((await promo('free-motorcycles')).data?.promo).toBeNull();
    expect((await promo('n3-helmet', 'fr')).errors).toHaveLength(1);
  });

  it.each(["n3-helmet' --", '../warranty', '', '%'])('is safe: nothing for %j', async (slug) => {
    const { data, errors } = await promo(slug);
    expect(errors).toBeUndefined();
    expect(data?.promo).toBeNull();
  });

  it('is safe: an offer that was withdrawn is not shown', async () => {
    await bff.db.primary.execute("UPDATE page SET is_active = 0 WHERE name = 'promos/n3-helmet'");
    expect((await promo('n3-helmet')).data?.promo).toBeNull();
  });
});
