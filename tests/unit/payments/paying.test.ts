import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { askProvider, closeAttempt, eventsOf, openPage } from '#edge/domains/payments/index.ts';
import { browser, pageFor, type Shop, startShop } from '#tests/support/payments.ts';
import { storesOfPass } from '#tests/support/stores.ts';

describe.each(storesOfPass)('paying on $kind', ({ open }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(async () => {
    const remaining = await shop.differences();
    await shop.stop();
    expect(remaining).toEqual([]);
  });

  const settled = () => shop.provider.office.idle();

  it.each([
    ['bca_va', { vaNumber: expect.stringMatching(/^\d{16}$/) }],
    ['bni_va', { vaNumber: expect.any(String) }],
    ['permata_va', { vaNumber: expect.any(String) }],
    ['echannel', { billerCode: '70012', billKey: expect.any(String) }],
    ['other_qris', { qrString: expect.stringMatching(/^0002/), qrUrl: expect.any(String) }],
    ['gopay', { appUrl: expect.any(String) }],
    ['dana', { appUrl: expect.any(String) }],
    ['alfamart', { paymentCode: expect.any(String) }],
    ['indomaret', { paymentCode: expect.any(String) }],
  ])('by %s: instructions first, then the money, once', async (method, instructions) => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.choose(method);
    await settled();
    const pending = await shop.attempt(attempt.id);
    expect(pending).toMatchObject({ state: 'PENDING', method });
    expect(pending.instructions).toMatchObject(instructions);
    await customer.pays();
    await settled();
    expect(await shop.attempt(attempt.id)).toMatchObject({
      state: 'SETTLED',
      method,
      paidIdr: 500_000,
      reversibleUntilAt: ['permata_va', 'echannel', 'indomaret'].includes(method)
        ? expect.any(Number)
        : null,
    });
    expect(await shop.figures(attempt.ref)).toMatchObject({ paidIdr: 500_000 });
  });

  it.each([
    ['bca_va', 'dana'],
    ['dana', 'bca_va'],
    ['bca_va', 'bni_va'],
  ])(
    'by %s, and then by %s on the same page: what to do now is the second’s',
    async (first, second) => {
      const attempt = await shop.opened();
      const customer = browser(shop.provider, attempt);
      await customer.choose(first);
      await settled();
      const before = await shop.attempt(attempt.id);
      await customer.choose(second);
      await settled();
      const after = await shop.attempt(attempt.id);
      expect(after).toMatchObject({ state: 'PENDING', method: second });
      expect(after.transactionId).not.toBe(before.transactionId);
      expect(after.instructions).not.toEqual(before.instructions);
      expect(await closeAttempt(attempt.id, 'expire', shop.deps)).toBe('closed');
      expect(await shop.attempt(attempt.id)).toMatchObject({ state: 'EXPIRED' });
    },
  );

  it('by a card after that wallet, of which no notification came', async () => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.choose('dana');
    await settled();
    shop.provider.behaviour.silent = true;
    await customer.card('4411111111111118');
    shop.provider.behaviour.silent = false;
    await askProvider(await shop.attempt(attempt.id), shop.deps);
    expect(await shop.attempt(attempt.id)).toMatchObject({
      state: 'SETTLED',
      method: 'credit_card',
    });
  });

  it('by card with a one-time password', async () => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.choose('credit_card');
    expect(await customer.card('4811 1111 1111 1114')).toContain('name="otp"');
    await customer.otp('112233');
    await settled();
    expect(await shop.attempt(attempt.id)).toMatchObject({
      state: 'SETTLED',
      method: 'credit_card',
      paidIdr: 500_000,
    });
  });

  it('by card: declined, then paid with another one on the same page', async () => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.card('4911 1111 1111 1113');
    await customer.otp('112233');
    await settled();
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: 'DENIED', paidIdr: null });
    await customer.card('4411 1111 1111 1118');
    await settled();
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: 'SETTLED', paidIdr: 500_000 });
  });

  it.each([
    ['fraud', '4611 1111 1111 1116', '112233', 'DENIED'],
    ['a wrong password', '4811 1111 1111 1114', '000000', 'DENIED'],
    ['a closer look of the bank', '4511 1111 1111 1117', '112233', 'REVIEW'],
  ])('by card: %s', async (_, card, otp, state) => {
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.card(card);
    await customer.otp(otp);
    await settled();
    expect((await shop.attempt(attempt.id)).state).toBe(state);
    expect(await shop.figures(attempt.ref)).toMatchObject({ paidIdr: 0 });
  });

  it('shows one page to two tabs, to Back and after an answer that got lost', async () => {
    const { id } = await shop.begin();
    const pages = await Promise.all([1, 2, 3].map(() => openPage(id, pageFor(500_000), shop.deps)));
    const again = await openPage(id, pageFor(500_000), shop.deps);
    expect(new Set([...pages, again].map((page) => page.ok && page.value.url)).size).toBe(1);
    const lost = await shop.begin();
    shop.provider.behaviour.requests = 'lost';
    const first = await openPage(lost.id, pageFor(500_000), shop.deps);
    expect(first).toMatchObject({ ok: false, error: { kind: 'provider', retriable: true } });
    shop.provider.behaviour.requests = 'ok';
    expect(await openPage(lost.id, pageFor(500_000), shop.deps)).toMatchObject({ ok: true });
  });

  it('gives no page for an attempt whose window is over, nor for lines that do not add up', async () => {
    const { id } = await shop.begin({ expiresAt: shop.deps.clock() - 1 });
    expect(await openPage(id, pageFor(500_000), shop.deps)).toEqual({
      ok: false,
      error: { kind: 'over' },
    });
    const other = await shop.begin();
    await expect(openPage(other.id, pageFor(499_999), shop.deps)).rejects.toThrow(/lines/);
  });

  it('counts duplicates, disorder and silence once', async () => {
    const { behaviour } = shop.provider;
    behaviour.copies = 3;
    behaviour.reversed = true;
    const attempt = await shop.opened();
    const customer = browser(shop.provider, attempt);
    await customer.choose('bca_va');
    await customer.pays();
    await settled();
    behaviour.copies = 1;
    behaviour.reversed = false;
    expect(await shop.attempt(attempt.id)).toMatchObject({ state: 'SETTLED' });
    expect(await shop.figures(attempt.ref)).toMatchObject({ paidIdr: 500_000 });
    const answers = shop.provider.office.deliveries.filter(
      ({ orderId }) => orderId === attempt.providerOrderId,
    );
    expect(answers.map(({ answer }) => answer)).toEqual(Array(6).fill(200));
    const [events] = await shop.deps.db.readPrimary([eventsOf({ attemptId: attempt.id })]);
    expect(events.filter(({ outcome }) => outcome === 'settle')).toHaveLength(1);

    behaviour.silent = true;
    const quiet = await shop.opened();
    await browser(shop.provider, quiet).choose('bca_va');
    await browser(shop.provider, quiet).pays();
    behaviour.silent = false;
    expect((await shop.attempt(quiet.id)).state).toBe('CREATED');
    expect(await askProvider(quiet, shop.deps)).toMatchObject({ value: { outcome: 'applied' } });
    expect((await shop.attempt(quiet.id)).state).toBe('SETTLED');
  });

  it('settles once when notification, question and both tabs arrive together', async () => {
    shop.provider.behaviour.silent = true;
    const attempt = await shop.opened();
    await browser(shop.provider, attempt).choose('bri_va');
    await browser(shop.provider, attempt).pays();
    shop.provider.behaviour.silent = false;
    const row = await shop.attempt(attempt.id);
    const t = shop.provider.transaction(attempt.providerOrderId);
    if (t !== undefined) for (let i = 0; i < 5; i++) shop.provider.office.notify(t);
    await Promise.all(Array.from({ length: 10 }, () => askProvider(row, shop.deps)));
    await settled();
    expect(await shop.figures(attempt.ref)).toMatchObject({ paidIdr: 500_000 });
  });

  it('takes a settlement back when the bank does', async () => {
    const attempt = await shop.opened();
    await browser(shop.provider, attempt).choose('permata_va');
    await browser(shop.provider, attempt).pays();
    await settled();
    const t = shop.provider.transaction(attempt.providerOrderId);
    if (t !== undefined) shop.provider.bank.deny(t);
    await settled();
    expect((await shop.attempt(attempt.id)).state).toBe('REVERSED');
    expect(await shop.figures(attempt.ref)).toMatchObject({ paidIdr: 0, refundableIdr: 0 });
  });

  describe('when the window is over', () => {
    const end = async (id: string) => closeAttempt(id, 'expire', shop.deps);

    it('closes a page nobody chose a method on, and the provider takes nothing on it', async () => {
      const attempt = await shop.opened();
      expect(await end(attempt.id)).toBe('closed');
      expect((await shop.attempt(attempt.id)).state).toBe('EXPIRED');
      await browser(shop.provider, attempt).choose('bca_va');
      expect(shop.provider.transaction(attempt.providerOrderId)?.status).toBeUndefined();
    });

    it('closes an attempt that never got a page', async () => {
      const { id } = await shop.begin();
      expect(await end(id)).toBe('closed');
    });

    it('expires a transaction that waits for money', async () => {
      const attempt = await shop.opened();
      await browser(shop.provider, attempt).choose('bca_va');
      await settled();
      expect(await end(attempt.id)).toBe('closed');
      expect(shop.provider.transaction(attempt.providerOrderId)?.status).toBe('expire');
      expect((await shop.attempt(attempt.id)).state).toBe('EXPIRED');
    });

    it('waits while somebody types a password', async () => {
      const attempt = await shop.opened();
      await browser(shop.provider, attempt).card('4811 1111 1111 1114');
      expect(await end(attempt.id)).toBe('later');
      expect((await shop.attempt(attempt.id)).state).toBe('CREATED');
      await browser(shop.provider, attempt).otp('112233');
      expect(await end(attempt.id)).toBe('settled');
    });

    it('settles a payment whose notification never arrived', async () => {
      shop.provider.behaviour.silent = true;
      const attempt = await shop.opened();
      await browser(shop.provider, attempt).choose('bca_va');
      await browser(shop.provider, attempt).pays();
      shop.provider.behaviour.silent = false;
      expect(await end(attempt.id)).toBe('settled');
      expect((await shop.attempt(attempt.id)).state).toBe('SETTLED');
    });

    it('waits while the provider is away', async () => {
      const attempt = await shop.opened();
      shop.provider.behaviour.requests = 'error';
      expect(await end(attempt.id)).toBe('later');
      shop.provider.behaviour.requests = 'ok';
      expect((await shop.attempt(attempt.id)).state).toBe('CREATED');
    });

    it('takes money that comes later still, for the order to pay back', async () => {
      const attempt = await shop.opened();
      await browser(shop.provider, attempt).choose('bca_va');
      await settled();
      await end(attempt.id);
      const t = shop.provider.transaction(attempt.providerOrderId);
      if (t !== undefined) shop.provider.bank.settle(t);
      await settled();
      expect((await shop.attempt(attempt.id)).state).toBe('SETTLED');
      expect(await shop.figures(attempt.ref)).toMatchObject({ paidIdr: 500_000 });
      expect(shop.logged.some((line) => line.includes('settleLate'))).toBe(true);
    });

    it('kills the page of a declined card before another payment takes its place', async () => {
      const attempt = await shop.opened();
      await browser(shop.provider, attempt).card('4911 1111 1111 1113');
      await browser(shop.provider, attempt).otp('112233');
      await settled();
      expect(await closeAttempt(attempt.id, 'cancel', shop.deps)).toBe('closed');
      await browser(shop.provider, attempt).card('4411 1111 1111 1118');
      await settled();
      expect((await shop.attempt(attempt.id)).state).toBe('DENIED');
    });

    it('is done by the job, once the time has come', async () => {
      const attempt = await shop.opened({ expiresAt: shop.deps.clock() + HOUR_MS });
      await shop.tick();
      expect((await shop.attempt(attempt.id)).state).toBe('CREATED');
      shop.wait(HOUR_MS + 60_000);
      await shop.tick();
      expect((await shop.attempt(attempt.id)).state).toBe('EXPIRED');
    });
  });

  it('asks after a payment nobody told of', async () => {
    shop.provider.behaviour.silent = true;
    const attempt = await shop.opened();
    await browser(shop.provider, attempt).choose('bca_va');
    await browser(shop.provider, attempt).pays();
    shop.provider.behaviour.silent = false;
    shop.wait(6 * 60_000);
    await shop.tick();
    expect((await shop.attempt(attempt.id)).state).toBe('SETTLED');
  });
});
