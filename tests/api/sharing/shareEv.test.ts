import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { lend, newEnding, newKey, newShare, type Rider, rider, VINS } from './garage.ts';

let bff: Bff;
let ayu: Rider;
let bima: Rider;
let citra: Rider;
beforeAll(async () => {
  bff = await startBff();
  [ayu, bima, citra] = await Promise.all([
    rider(bff, 'owner'),
    rider(bff, 'owner2'),
    rider(bff, 'guestRider'),
  ]);
});
afterAll(() => bff.stop());
beforeEach(() =>
  bff.db.primary.batch([
    `DELETE FROM vehicle_share WHERE vehicle_id = 'veh_ayu_cervo' AND id <> 'shr_ayu_bima'`,
    'DELETE FROM idempotency',
  ]),
);

const cervo = (over: object = {}) => ({ vin: VINS.cervo, uID: 'cus_guest', ...over });
/** What a device of theirs has of the CERVO. */
const toldOf = async (who: Rider) => {
  const { pages } = await syncAll(bff, 'vehicles', null, who.headers);
  return pages.flatMap(({ changed }) => changed).find(({ record }) => record.vin === VINS.cervo);
};
const rows = async () =>
  (await bff.db.primary.execute(`SELECT * FROM vehicle_share WHERE vehicle_id = 'veh_ayu_cervo'`))
    .rows;

describe('shareEv works', () => {
  it('lends for a time: the guest has the motorcycle until then, and reads the end with it', async () => {
    const id = newShare();
    const loanEnd = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const { value } = await lend(ayu, citra, cervo({ id, loanEnd, odooID: 500103 }));
    expect(value).toMatchObject({
      success: true,
      errorCode: null,
      share: { id, guestFullname: 'C**** D***', loanEnd },
    });
    const { pages } = await syncAll(bff, 'vehicles', null, citra.headers);
    const change = pages
      .flatMap(({ changed }) => changed)
      .find(({ record }) => record.vin === VINS.cervo);
    expect(change?.visibleUntil).toBe(loanEnd);
    expect(change?.record.loan).toMatchObject({ loanEnd });
  });

  it('lends for a week when no end is given', async () => {
    const { value } = await ayu.share(cervo());
    const { loanStart = '', loanEnd = '' } = value?.share ?? {};
    expect(Date.parse(loanEnd) - Date.parse(loanStart)).toBe(7 * DAY_MS);
  });

  it.each([
    ['names no beginning', null],
    ['names one that is past', -2 * DAY_MS],
  ])('begins now, by the clock of the server, where a device %s', async (_, ago) => {
    const before = Date.now();
    const loanStart = ago === null ? null : new Date(before + ago).toISOString();
    const { value } = await ayu.share(cervo({ loanStart }));
    const began = Date.parse(value?.share?.loanStart ?? '');
    expect(began).toBeGreaterThanOrEqual(before);
    expect(began).toBeLessThanOrEqual(Date.now());
  });

  it('tells nobody but the owner of a loan that begins later, and the guest’s devices a day ahead', async () => {
    const loanStart = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const loanEnd = new Date(Date.now() + 4 * DAY_MS).toISOString();
    expect((await lend(ayu, citra, cervo({ loanStart, loanEnd }))).value?.success).toBe(true);
    expect(await toldOf(citra)).toBeUndefined();
    await bff.tick();
    expect(await toldOf(citra)).toBeUndefined();
    const soon = Date.now() + DAY_MS - 60_000;
    await bff.db.primary.execute(
      `UPDATE vehicle_share SET loan_start_at = ${soon}, pending_until_at = ${soon - DAY_MS}
       WHERE vehicle_id = 'veh_ayu_cervo' AND revoked_at IS NULL`,
    );
    expect(await toldOf(citra), 'the clock has its turns').toBeUndefined();
    await bff.db.primary.execute(`DELETE FROM job`);
    await bff.tick();
    expect(await toldOf(citra)).toMatchObject({
      visibleFrom: new Date(soon).toISOString(),
      visibleUntil: loanEnd,
      record: { loan: { loanStart: new Date(soon).toISOString() } },
    });
    expect((await citra.list(VINS.cervo)).code, 'the server goes by the clock').toBe('NOT_FOUND');
  });

  it('hands over at once a loan that begins within a day, and takes it back when it is ended before', async () => {
    const loanStart = new Date(Date.now() + HOUR_MS).toISOString();
    await lend(ayu, citra, cervo({ loanStart }));
    expect(await toldOf(citra)).toMatchObject({ visibleFrom: loanStart });
    await ayu.revoke({ vin: VINS.cervo, uID: 'cus_guest' });
    expect(await toldOf(citra)).toBeUndefined();
    await lend(ayu, citra, cervo());
    expect(await toldOf(citra), 'one that has begun waits for nothing').toMatchObject({
      visibleFrom: null,
    });
  });

  it('lets the guest see what the owner allows, and no more', async () => {
    await lend(ayu, citra, cervo({ allows: ['COVER'] }));
    const { pages } = await syncAll(bff, 'vehicles', null, citra.headers);
    const record = pages
      .flatMap(({ changed }) => changed)
      .find((change) => change.record.vin === VINS.cervo)?.record;
    expect(record?.batteries).toEqual([]);
    expect(record?.warranties).not.toEqual([]);
    expect(record).toMatchObject({ services: [], papers: [], guests: [] });
  });
});

describe('shareEv refuses', () => {
  const refused = async (over: object) => (await ayu.share(cervo(over))).value?.errorCode;
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();

  it.each([
    ['oneself', { uID: 'cus_owner' }, 'SHARE_WITH_SELF'],
    ['nobody', { uID: 'cus_nobody' }, 'CUSTOMER_NOT_FOUND'],
    ['a wrong odooID', { odooID: 1 }, 'CUSTOMER_NOT_FOUND'],
    ['a loan that is over already', { loanEnd: at(-1_000) }, 'LOAN_OVER'],
    ['a moment', { loanEnd: at(60_000) }, 'LOAN_PERIOD_INVALID'],
    ['years', { loanEnd: at(900 * DAY_MS) }, 'LOAN_PERIOD_INVALID'],
    [
      'a start in the far future',
      { loanStart: at(300 * DAY_MS), loanEnd: at(301 * DAY_MS) },
      'LOAN_PERIOD_INVALID',
    ],
  ])('%s', async (_, over, code) => {
    expect(await refused(over)).toBe(code);
    expect(await rows()).toHaveLength(1);
  });

  it('somebody who rides it already, and a fourth guest', async () => {
    await ayu.share(cervo());
    expect(await refused({})).toBe('ALREADY_SHARED');
    await ayu.share(cervo({ uID: 'cus_affiliate' }));
    await ayu.share(cervo({ uID: 'cus_staff' }));
    expect(await refused({ uID: 'cus_admin' })).toBe('NO_SLOT');
  });

  it('gives a slot back when a loan is over, before any job has run', async () => {
    for (const uID of ['cus_guest', 'cus_affiliate', 'cus_staff']) await ayu.share(cervo({ uID }));
    await bff.db.primary.execute(
      `UPDATE vehicle_share SET loan_start_at = 1, loan_end_at = 2 WHERE vehicle_id = 'veh_ayu_cervo' AND guest_id = 'cus_staff'`,
    );
    expect(await refused({ uID: 'cus_admin' })).toBeNull();
  });

  it('an id that is none', async () => {
    expect((await ayu.share(cervo({ id: 'shr_1' }))).code).toBe('BAD_USER_INPUT');
  });
});

describe('shareEv is safe', () => {
  it("another's motorcycle is refused like one that does not exist", async () => {
    const { code } = await bima.share(cervo({ uID: 'cus_guest' }));
    expect(code).toBe('NOT_FOUND');
    expect((await bima.share(cervo({ vin: 'NOSUCH' }))).code).toBe(code);
  });

  it('lends once, however often the same write arrives', async () => {
    const id = newShare();
    const key = newKey();
    const loanEnd = new Date(Date.now() + DAY_MS).toISOString();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ayu.share(cervo({ id, loanEnd }), key)),
    );
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect(answers[0]?.value?.success).toBe(true);
    // Long after the key was forgotten the id still knows.
    await bff.db.primary.execute('DELETE FROM idempotency');
    expect((await ayu.share(cervo({ id, loanEnd }), key)).value?.success).toBe(true);
    expect(await rows()).toHaveLength(2);
    expect((await ayu.share(cervo({ id, uID: 'cus_staff' }))).value?.errorCode).toBe('ID_TAKEN');
  });

  it('fills three slots, not one more, under 50 parallel loans', async () => {
    const people = Array.from({ length: 50 }, (_, nth) => `cus_crowd_${nth}`);
    await bff.db.primary.batch(
      people.map(
        (id) =>
          `INSERT OR IGNORE INTO customer (id, customer_type, name, created_at, updated_at) VALUES ('${id}', 'personal', '${id}', 0, 0)`,
      ),
    );
    const answers = await Promise.all(people.map((uID) => ayu.share(cervo({ uID }), newKey())));
    expect(answers.filter(({ value }) => value?.success)).toHaveLength(3);
    expect(
      answers.filter(({ value }) => value?.errorCode === 'NO_SLOT').length +
        answers.filter(({ code }) => code === 'UNAVAILABLE').length,
    ).toBe(47);
    const open = (await rows()).filter(({ revoked_at: revoked }) => revoked === null);
    expect(open.map(({ slot }) => slot).sort()).toEqual([1, 2, 3]);
  });

  it('asks a person when the pair ended a loan that the device did not know of', async () => {
    await ayu.share(cervo());
    const ending = newEnding();
    await ayu.revoke(cervo({ id: ending }));
    const stale = await ayu.share(cervo({ assumes: { lastEnding: null } }));
    expect(stale.value).toMatchObject({
      success: false,
      errorCode: 'SHARE_ENDED_MEANWHILE',
      conflict: { endingId: ending, endedBy: 'owner' },
    });
    expect(await toldOf(citra)).toBeUndefined();
    const informed = await ayu.share(cervo({ assumes: { lastEnding: ending } }));
    expect(informed.value?.success).toBe(true);
  });
});
