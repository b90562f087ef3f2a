import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { browser, type Shop, startShop } from '#tests/support/payments.ts';
import { storesOfPass } from '#tests/support/stores.ts';

/** More than a run of a job takes. */
const MANY = 12;

describe.each(storesOfPass)('payments the jobs look at, on $kind', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.stop());

  const countAsked = async (ids: readonly string[]): Promise<number> => {
    const rows = await Promise.all(ids.map((id) => shop.attempt(id)));
    return rows.filter(({ askedAt, createdAt }) => askedAt > createdAt).length;
  };
  /** The provider answers questions about these with what cannot be read. */
  const unreadable = (references: readonly string[]) => {
    const { fetch } = shop.deps;
    Object.assign(shop.deps, {
      fetch: (async (...args: Parameters<typeof fetch>) =>
        references.some((each) => String(args[0]).includes(`/${each}/status`))
          ? new Response('?')
          : fetch(...args)) as typeof fetch,
    });
    return () => Object.assign(shop.deps, { fetch });
  };

  it('take turns, also when the provider’s answers cannot be read', async () => {
    const opened = [];
    for (let at = 0; at < MANY; at++) opened.push(await shop.opened());
    const restore = unreadable(opened.map(({ providerOrderId }) => providerOrderId));
    shop.wait(6 * MINUTE_MS);
    await shop.tick();
    shop.wait(61_000);
    await shop.tick();
    restore();
    expect(await countAsked(opened.map(({ id }) => id))).toBe(MANY);
  });

  it('take turns, also when some cannot be closed', async () => {
    const expiresAt = shop.deps.clock() + HOUR_MS;
    const stuck = [];
    for (let at = 0; at < MANY; at++) {
      const attempt = await shop.opened({ expiresAt: expiresAt + at });
      const customer = browser(shop.provider, attempt);
      await customer.card('4511111111111117');
      await customer.otp('112233');
      stuck.push(attempt);
    }
    const last = await shop.opened({ expiresAt: expiresAt + MANY });
    shop.wait(2 * HOUR_MS);
    for (let run = 0; run < 4; run++) {
      shop.wait(61_000);
      await shop.tick();
    }
    expect((await shop.attempt(last.id)).state).toBe('EXPIRED');
  });
});
