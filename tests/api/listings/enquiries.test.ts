import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { AGED } from '#edge/platform/retention/aged.ts';
import { sweepOf } from '#edge/platform/retention/rule.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import type { ActorName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { roomInWindow } from '#tests/support/window.ts';
import { newListing, type Selling, sellingOn } from './seller.ts';

let bff: Bff;
let on: Selling;
let vin: string;
let listingId: string;
beforeAll(async () => {
  bff = await startBff();
  on = sellingOn(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
beforeEach(async () => {
  await on.clear();
  listingId = newListing();
  await on.save('owner', { id: listingId, vin });
  await on.move('owner', listingId, 'publish');
});
afterAll(() => bff.stop());

const stored = async () => (await bff.db.primary.execute('SELECT * FROM listing_enquiry')).rows;
const inbox = async (by: ActorName) =>
  (
    await on.run<{ listingEnquiries: Record<string, unknown>[] }>(
      by,
      `{ listingEnquiries(listingId: "${listingId}") { id name phoneNumber message createdAt read } }`,
    )
  ).data?.listingEnquiries;
const markRead = (by: ActorName) =>
  on.run(by, `mutation { readListingEnquiries(listingId: "${listingId}") { success } }`);
const unread = async () => {
  const { headers } = await on.as('owner');
  const { pages } = await syncAll(bff, 'listings', null, headers as never);
  return pages[0]?.changed[0]?.record;
};

describe('sendListingEnquiry works', () => {
  it('reaches the owner, and tells their devices how many wait but not from whom', async () => {
    expect(await on.ask(undefined, { listingId })).toEqual({ success: true, errorCode: null });
    expect(await inbox('owner')).toMatchObject([
      { name: 'Sari Dewi', phoneNumber: '+6281234567890', read: false },
    ]);
    const record = await unread();
    expect(record).toMatchObject({ enquiries: 1, unread: 1 });
    expect(JSON.stringify(record)).not.toMatch(/Sari|6281234567890/);
    await markRead('owner');
    expect(await unread()).toMatchObject({ enquiries: 1, unread: 0 });
  });

  it('writes down the consent and the network, not the address', async () => {
    await on.ask('owner2', { listingId });
    const [row] = await stored();
    expect(row).toMatchObject({ customer_id: 'cus_owner2' });
    expect(Number(row?.consent_at)).toBeGreaterThan(0);
    expect(String(row?.network)).toMatch(/\/(24|48)$|unknown/);
  });
});

describe('sendListingEnquiry refuses', () => {
  it.each([
    ['no consent', { consent: false }],
    ['a foreign number', { phoneNumber: '+65 9123 4567' }],
    ['half a sentence', { message: 'Halo?' }],
    ['an endless message', { message: 'x'.repeat(1_001) }],
    ['a name of digits', { name: '123' }],
    ['an id the device did not make', { id: '1' }],
  ])('%s', async (_, patch) => {
    expect(await on.ask(undefined, { listingId, ...patch })).toMatchObject({
      errorCode: 'BAD_USER_INPUT',
    });
    expect(await stored()).toEqual([]);
  });

  it('the owner, a listing that is over, a draft, and one that never was', async () => {
    expect(await on.ask('owner', { listingId })).toMatchObject({ errorCode: 'ENQUIRY_OWN' });
    await on.move('owner', listingId, 'sell');
    const draft = newListing();
    await on.save('owner', { id: draft, vin });
    for (const id of [listingId, draft, newListing()])
      expect(await on.ask(undefined, { listingId: id })).toMatchObject({
        errorCode: 'ENQUIRY_CLOSED',
      });
    expect(await stored()).toEqual([]);
  });

  it('the eleventh of a day from one number, and takes it the day after', async () => {
    for (let n = 0; n < 10; n++)
      expect(await on.ask(undefined, { listingId })).toMatchObject({ success: true });
    expect(await on.ask(undefined, { listingId })).toMatchObject({ errorCode: 'RATE_LIMITED' });
    await bff.db.primary.execute(`UPDATE listing_enquiry SET created_at = created_at - ${DAY_MS}`);
    expect(await on.ask(undefined, { listingId })).toMatchObject({ success: true });
  });
});

describe('sendListingEnquiry is safe', () => {
  it('against 60 enquiries sent at once from one number: ten are taken', async () => {
    await bff.db.primary.execute('DELETE FROM listing_enquiry');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => on.ask(undefined, { listingId })),
    );
    expect(await stored()).toHaveLength(10);
    expect(answers.filter(({ success }) => success)).toHaveLength(10);
    expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(
      new Set([null, 'RATE_LIMITED']),
    );
    await bff.db.primary.execute('DELETE FROM listing_enquiry');
  });

  it('to repeat: one enquiry, however often it is sent', async () => {
    const id = newId('enq');
    const answers = await Promise.all([1, 2, 3].map(() => on.ask(undefined, { id, listingId })));
    for (const { success } of answers) expect(success).toBe(true);
    expect(await stored()).toHaveLength(1);
  });

  it('against an id that is used for another message', async () => {
    const id = newId('enq');
    await on.ask(undefined, { id, listingId });
    expect(
      await on.ask(undefined, { id, listingId, message: 'Sesuatu yang lain sama sekali.' }),
    ).toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('listingEnquiries and readListingEnquiries', () => {
  it.each(['owner2', 'guestRider', 'staff', 'admin'] as const)(
    'has nothing for %s, who can mark nothing either',
    async (by) => {
      await on.ask(undefined, { listingId });
      expect(await inbox(by)).toEqual([]);
      await markRead(by);
      expect(await inbox('owner')).toMatchObject([{ read: false }]);
    },
  );

  it('are forgotten after half a year, and a month after the listing was closed', async () => {
    const forget = async (later: number) => {
      const rules = AGED.filter(({ table }) => table === 'listing_enquiry');
      await bff.db.write(rules.flatMap((rule) => sweepOf(rule)(Date.now() + later * DAY_MS)));
      return (await stored()).length;
    };
    await on.ask(undefined, { listingId });
    expect(await forget(179)).toBe(1);
    expect(await forget(181)).toBe(0);
    await on.ask(undefined, { listingId });
    await on.move('owner', listingId, 'sell');
    expect(await forget(29)).toBe(1);
    expect(await forget(31)).toBe(0);
  });
});

describe('reportListing', () => {
  const reports = async () =>
    (await bff.db.primary.execute('SELECT * FROM listing_report')).rows.length;

  it('is written down once, and the listing stays until somebody has looked', async () => {
    const id = newId('lrp');
    expect(await on.report(undefined, { id, listingId })).toMatchObject({ success: true });
    expect(await on.report(undefined, { id, listingId })).toMatchObject({ success: true });
    expect(await reports()).toBe(1);
    expect((await on.standing(listingId))?.state).toBe('SHOWN');
  });

  it('refuses an invalid report, a report on a removed listing, and more than 20 an hour', async () => {
    await roomInWindow();
    expect(await on.report(undefined, { listingId, note: 'x'.repeat(501) })).toMatchObject({
      errorCode: 'BAD_USER_INPUT',
    });
    expect(await on.report(undefined, { listingId: newListing() })).toMatchObject({
      errorCode: 'ENQUIRY_CLOSED',
    });
    let last = '';
    for (let n = 0; n < 21; n++)
      last = String((await on.report(undefined, { listingId })).errorCode);
    expect(last).toBe('RATE_LIMITED');
    expect(await reports()).toBeLessThanOrEqual(20);
  });
});
