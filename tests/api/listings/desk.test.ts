import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import type { ActorName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { graded, newKey, newListing, type Selling, SPARE, sellingOn } from './seller.ts';

let bff: Bff;
let on: Selling;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  on = sellingOn(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
beforeEach(() => on.clear());
afterAll(() => bff.stop());

const motorcycle = async (): Promise<string> => {
  const id = newListing();
  await on.save('owner', { id, vin });
  await on.move('owner', id, 'publish');
  return id;
};

const battery = async (): Promise<string> => {
  const id = newListing();
  const condition = graded('BATTERY');
  await on.save('owner', { id, batteryNumber: SPARE, condition, accident: null });
  await on.move('owner', id, 'publish');
  return id;
};

/** At a time of its own, so that there is an order. */
const reported = async (listingId: string, reason = 'FRAUD', note = ''): Promise<string> => {
  const id = newId('lrp');
  expect(await on.report(undefined, { id, listingId, reason, note })).toMatchObject({
    success: true,
  });
  const { rows } = await bff.db.primary.execute('SELECT count(*) AS n FROM listing_report');
  await bff.db.primary.execute({
    sql: 'UPDATE listing_report SET created_at = created_at + ? WHERE id = ?',
    args: [Number(rows[0]?.n), id],
  });
  return id;
};

interface Reported {
  readonly id: string;
  readonly hidden: boolean;
  readonly totalReports: number;
  readonly reports: readonly { id: string; reason: string; note: string }[];
}

const desk = async (by: ActorName, args = '') => {
  const query = `{ reportedListings${args} { data { id kind title status hidden ownerName price city
    totalReports reports { id reason note } } pagination { totalRecord } } }`;
  const { data, errors } = await on.run<{
    reportedListings: { data: readonly Reported[]; pagination: { totalRecord: number } };
  }>(by, query);
  return data?.reportedListings ?? errors?.[0]?.extensions?.code;
};
const DONE = '(done: true)';

const settle = async (
  by: ActorName | undefined,
  verdict: 'HIDE' | 'CLEAR',
  listingId: string,
  lastReport: string,
  key?: string,
) => {
  const { data, errors } = await on.run<{ settleListingReports: { errorCode: string | null } }>(
    by,
    `mutation { settleListingReports(
      listingId: "${listingId}", lastReport: "${lastReport}", verdict: ${verdict}
    ) { success errorCode } }`,
    {},
    key,
  );
  return data ? data.settleListingReports.errorCode : errors?.[0]?.extensions?.code;
};

/** In the list of all offers as a stranger reads it, and by its own address. */
const isPublic = async (id: string): Promise<boolean> => {
  const { data } = await on.run<{ listingOffers: { data: readonly { id: string }[] } }>(
    undefined,
    '{ listingOffers { data { id } } }',
  );
  const isListed = data?.listingOffers.data.some((each) => each.id === id) ?? false;
  expect((await on.standing(id))?.state === 'SHOWN').toBe(isListed);
  return isListed;
};

const rowOf = async (id: string) =>
  (await bff.db.primary.execute({ sql: 'SELECT * FROM listing WHERE id = ?', args: [id] })).rows[0];
const reportsOf = async (id: string) =>
  (
    await bff.db.primary.execute({
      sql: 'SELECT * FROM listing_report WHERE listing_id = ? ORDER BY created_at',
      args: [id],
    })
  ).rows;

describe('reportedListings, settleListingReports and listingStanding work', () => {
  it('lists what was reported with its reasons, the most reported first', async () => {
    const [one, other] = [await motorcycle(), await battery()];
    const only = await reported(one, 'WRONG_DATA', 'It has more kilometres.');
    const [first, second] = [await reported(other), await reported(other, 'OFFENSIVE')];
    expect(await desk('staff')).toEqual({
      data: [
        expect.objectContaining({
          id: other,
          kind: 'BATTERY',
          totalReports: 2,
          hidden: false,
          reports: [
            { id: second, reason: 'OFFENSIVE', note: '' },
            { id: first, reason: 'FRAUD', note: '' },
          ],
        }),
        expect.objectContaining({
          id: one,
          kind: 'MOTORCYCLE',
          title: 'ALVA ONE',
          status: 'PUBLISHED',
          reports: [{ id: only, reason: 'WRONG_DATA', note: 'It has more kilometres.' }],
        }),
      ],
      pagination: { totalRecord: 2 },
    });
    expect(await desk('staff', '(page: 2, limit: 1)')).toMatchObject({
      data: [{ id: one }],
      pagination: { totalRecord: 2 },
    });
    expect(await desk('staff', DONE)).toMatchObject({ data: [] });
  });

  it('hides a listing from strangers, tells its owner, and keeps who did it', async () => {
    const id = await motorcycle();
    const report = await reported(id);
    expect(await settle('staff', 'HIDE', id, report)).toBeNull();
    expect((await on.standing(id))?.state).toBe('HIDDEN');
    const page = await on.run<{ getSellMyMotorcyclePage: object | null }>(
      undefined,
      `{ getSellMyMotorcyclePage(id: "${id}") { vin } }`,
    );
    expect(page.data?.getSellMyMotorcyclePage).toBeNull();
    expect((await on.ask(undefined, { listingId: id })).errorCode).toBe('ENQUIRY_CLOSED');
    const { pages } = await syncAll(bff, 'listings', null, (await on.as('owner')).headers as never);
    expect(pages.flatMap(({ changed }) => changed.map((each) => each.record))).toMatchObject([
      { id, hidden: true, status: 'PUBLISHED' },
    ]);
    const { rows } = await bff.db.primary.execute(`SELECT c.is_ps, r.verdict FROM listing l
      JOIN customer c ON c.id = l.hidden_by
      JOIN listing_report r ON r.listing_id = l.id AND r.handled_by = c.id`);
    expect(rows).toMatchObject([{ is_ps: 1, verdict: 'HIDE' }]);
    expect(await desk('staff')).toMatchObject({ data: [], pagination: { totalRecord: 0 } });
    expect(await desk('staff', DONE)).toMatchObject({ data: [{ id, hidden: true }] });
  });

  it('clears one, which stays as it is, and shows a hidden one again', async () => {
    const id = await motorcycle();
    const report = await reported(id);
    expect(await settle('staff', 'CLEAR', id, report)).toBeNull();
    expect((await on.standing(id))?.state).toBe('SHOWN');
    await settle('staff', 'HIDE', id, report);
    expect((await on.standing(id))?.state).toBe('HIDDEN');
    await settle('staff', 'CLEAR', id, report);
    expect((await on.standing(id))?.state).toBe('SHOWN');
    expect(await desk('staff', DONE)).toMatchObject({ data: [{ id, hidden: false }] });
  });
});

describe('what the desk hid', () => {
  it('cannot be listed again by its owner until staff clear it', async () => {
    const id = await motorcycle();
    const report = await reported(id);
    await settle('staff', 'HIDE', id, report);
    await on.move('owner', id, 'withdraw');
    const again = () => on.save('owner', { id: newListing(), vin, lastSave: null, photos: null });
    expect(await again()).toMatchObject({ success: false, errorCode: 'LISTING_HIDDEN' });
    await settle('staff', 'CLEAR', id, report);
    expect(await again()).toMatchObject({ success: true });
  });

  it('stays so when the verdict comes while a new listing is being written', async () => {
    const id = await motorcycle();
    const report = await reported(id);
    await on.move('owner', id, 'withdraw');
    const next = newListing();
    const [answer] = await Promise.all([
      on.save('owner', { id: next, vin, lastSave: null, photos: null }),
      settle('staff', 'HIDE', id, report),
    ]);
    expect([null, 'LISTING_HIDDEN']).toContain(answer.errorCode);
    const published = await on.move('owner', next, 'publish');
    expect(published.errorCode).toBe(
      answer.errorCode === null ? 'LISTING_HIDDEN' : 'LISTING_NOT_FOUND',
    );
    expect(await isPublic(next)).toBe(false);
  });

  it('takes the listing along that its owner began before the verdict, until staff clear it', async () => {
    const first = await motorcycle();
    const report = await reported(first);
    await on.move('owner', first, 'withdraw');
    const second = await motorcycle();
    expect(await isPublic(second)).toBe(true);
    await settle('staff', 'HIDE', first, report);
    expect((await on.standing(second))?.state).toBe('HIDDEN');
    expect(await isPublic(second)).toBe(false);
    await settle('staff', 'CLEAR', first, report);
    expect(await isPublic(second)).toBe(true);
  });

  it('cannot be published as a draft begun before the verdict', async () => {
    const first = await motorcycle();
    const report = await reported(first);
    await on.move('owner', first, 'withdraw');
    const second = newListing();
    await on.save('owner', { id: second, vin });
    await settle('staff', 'HIDE', first, report);
    expect(await on.move('owner', second, 'publish')).toMatchObject({
      success: false,
      errorCode: 'LISTING_HIDDEN',
    });
    await settle('staff', 'CLEAR', first, report);
    expect(await on.move('owner', second, 'publish')).toMatchObject({ success: true });
    expect(await isPublic(second)).toBe(true);
  });

  it('cannot be published by an owner who is as fast as the verdict', async () => {
    const first = await motorcycle();
    const report = await reported(first);
    await on.move('owner', first, 'withdraw');
    const second = newListing();
    await on.save('owner', { id: second, vin });
    await Promise.all([
      on.move('owner', second, 'publish'),
      settle('staff', 'HIDE', first, report),
    ]);
    expect(await isPublic(second)).toBe(false);
  });

  it('stays hidden when staff clear another listing of the same thing', async () => {
    const first = await motorcycle();
    const early = await reported(first);
    await on.move('owner', first, 'withdraw');
    const second = await motorcycle();
    const own = await reported(second);
    await settle('staff', 'HIDE', second, own);
    await settle('staff', 'HIDE', first, early);
    await settle('staff', 'CLEAR', first, early);
    expect(await isPublic(second)).toBe(false);
    await settle('staff', 'CLEAR', second, own);
    expect(await isPublic(second)).toBe(true);
  });

  it('leaves the listings of other things alone', async () => {
    const [one, other] = [await motorcycle(), await battery()];
    await settle('staff', 'HIDE', one, await reported(one));
    expect(await isPublic(other)).toBe(true);
  });
});

describe('the desk refuses', () => {
  it('whoever is not of the staff, and changes nothing', async () => {
    const id = await motorcycle();
    const report = await reported(id);
    for (const by of ['owner', 'owner2', 'affiliate'] as const) {
      expect(await desk(by)).toBe('FORBIDDEN');
      expect(await settle(by, 'HIDE', id, report)).toBe('FORBIDDEN');
    }
    expect(await settle(undefined, 'HIDE', id, report)).toBe('UNAUTHENTICATED');
    expect((await rowOf(id))?.hidden_at).toBeNull();
  });

  it('a listing without that report', async () => {
    const [one, other] = [await motorcycle(), await battery()];
    const report = await reported(one);
    expect(await settle('staff', 'HIDE', other, report)).toBe('LISTING_NOT_FOUND');
    expect(await settle('staff', 'HIDE', newListing(), report)).toBe('LISTING_NOT_FOUND');
    expect((await rowOf(other))?.hidden_at).toBeNull();
  });
});

describe('the desk is safe', () => {
  it('leaves a report that came while staff looked', async () => {
    const id = await motorcycle();
    const [seen, late] = [await reported(id), await reported(id, 'OTHER', 'late')];
    await settle('staff', 'CLEAR', id, seen);
    expect(await desk('staff')).toMatchObject({ data: [{ id, reports: [{ id: late }] }] });
  });

  it('counts what is sent again once, with its key and without', async () => {
    const id = await motorcycle();
    const [report, key] = [await reported(id), newKey()];
    await Promise.all(Array.from({ length: 5 }, () => settle('staff', 'HIDE', id, report, key)));
    const [before, handled] = [await rowOf(id), await reportsOf(id)];
    expect(await settle('staff', 'HIDE', id, report)).toBeNull();
    expect(await rowOf(id)).toEqual(before);
    expect(await reportsOf(id)).toEqual(handled);
  });

  it('is not undone by what the owner does', async () => {
    const id = await motorcycle();
    await settle('staff', 'HIDE', id, await reported(id));
    await on.move('owner', id, 'reserve');
    await on.move('owner', id, 'release');
    await bff.db.primary.execute('UPDATE listing SET expires_at = 1');
    expect(await on.move('owner', id, 'publish')).toMatchObject({ errorCode: 'LISTING_HIDDEN' });
    expect((await rowOf(id))?.hidden_at).not.toBeNull();
    expect(await isPublic(id)).toBe(false);
  });

  it('the reporter of a listing is shown to nobody', async () => {
    const id = await motorcycle();
    await on.report('owner2', { listingId: id });
    expect(JSON.stringify(await desk('staff'))).not.toContain('cus_owner2');
    expect(
      (await on.run('staff', '{ reportedListings { data { reports { customerId } } } }')).data,
    ).toBeUndefined();
  });
});
