import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vinOf } from '#tests/api/sharing/transfer.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { graded, newListing, type Selling, SPARE, sellingOn } from './seller.ts';

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

const LIST = `query Offers($kind: ListingKind, $area: String, $sort: ListingOfferSort, $page: Int) {
  listingOffers(kind: $kind, area: $area, sort: $sort, page: $page) {
    data { id kind status title year colorName odometer batteryCycle price negotiable city area photo snapshot }
    pagination { perPage totalRecord totalPage current } } }`;

interface Offers {
  readonly data: readonly Record<string, unknown>[];
  readonly pagination: Readonly<Record<string, number>>;
}

const answer = (variables: Readonly<Record<string, unknown>> = {}) =>
  on.run<{ listingOffers: Offers }>(undefined, LIST, variables);
const offers = async (variables: Readonly<Record<string, unknown>> = {}): Promise<Offers> => {
  const { data } = await answer(variables);
  if (!data) throw new Error('No list.');
  return data.listingOffers;
};
const ids = async (variables: Readonly<Record<string, unknown>> = {}) =>
  (await offers(variables)).data.map(({ id }) => id);

const motorcycle = async (param: object = {}): Promise<string> => {
  const id = newListing();
  await on.save('owner', { id, vin, ...param });
  await on.move('owner', id, 'publish');
  return id;
};
const battery = async (param: object = {}): Promise<string> => {
  const id = newListing();
  const condition = graded('BATTERY');
  const rest = { accident: null, price: 9_000_000, area: '32', city: 'Bandung', ...param };
  await on.save('owner', { id, batteryNumber: SPARE, condition, ...rest });
  await on.move('owner', id, 'publish');
  return id;
};
const set = (id: string, column: string, value: number | string | null) =>
  bff.db.primary.execute({
    sql: `UPDATE listing SET ${column} = ? WHERE id = ?`,
    args: [value, id],
  });

/** Another row like one that is there. */
const copied = async (
  table: 'vehicle' | 'listing',
  id: string,
  change: Readonly<Record<string, string | null>>,
): Promise<void> => {
  const source = await bff.db.primary.execute({
    sql: `SELECT * FROM ${table} WHERE id = ?`,
    args: [id],
  });
  const row = { ...source.rows[0], ...change };
  const columns = source.columns.map((column) => `"${column}"`).join(', ');
  await bff.db.primary.execute({
    sql: `INSERT INTO ${table} (${columns}) VALUES (${source.columns.map(() => '?').join(', ')})`,
    args: source.columns.map((column) => row[column] ?? null),
  });
};

describe('listingOffers works', () => {
  it('shows strangers what is for sale, in one trip', async () => {
    const id = await motorcycle();
    const answered = await answer();
    expect(bff.trips(answered)).toBe(1);
    expect(answered.data?.listingOffers).toMatchObject({
      data: [
        {
          id,
          kind: 'MOTORCYCLE',
          status: 'PUBLISHED',
          title: 'ALVA ONE',
          year: 2024,
          colorName: 'Halo White',
          odometer: 18_420,
          batteryCycle: null,
          price: 24_500_000,
          city: 'Jakarta Selatan',
          area: '31',
          photo: null,
        },
      ],
      pagination: { perPage: 10, totalRecord: 1, totalPage: 1, current: 1 },
    });
  });

  it('finds by kind and province, and sorts by price and by age', async () => {
    const [bike, spare] = [await motorcycle(), await battery()];
    await set(bike, 'published_at', 1);
    await set(spare, 'published_at', 2);
    expect(await ids()).toEqual([spare, bike]);
    expect(await ids({ sort: 'PRICE_DESC' })).toEqual([bike, spare]);
    expect(await ids({ sort: 'PRICE_ASC' })).toEqual([spare, bike]);
    expect(await ids({ kind: 'MOTORCYCLE' })).toEqual([bike]);
    expect(await ids({ kind: 'BATTERY' })).toEqual([spare]);
    expect(await ids({ area: '32' })).toEqual([spare]);
    expect(await ids({ kind: 'MOTORCYCLE', area: '32' })).toEqual([]);
  });

  it('is cut into pages of ten that show each offer once', async () => {
    const first = await motorcycle();
    const shown = [first];
    for (let n = 0; n < 11; n++) {
      await copied('vehicle', 'veh_ayu_one', {
        id: `veh_copy_${n}`,
        vin: `COPY${n}`,
        registration_plate: null,
      });
      const id = newListing();
      await copied('listing', first, { id, vehicle_id: `veh_copy_${n}` });
      shown.push(id);
    }
    const pages = [await offers(), await offers({ page: 2 }), await offers({ page: 3 })];
    expect(pages.map(({ data }) => data.length)).toEqual([10, 2, 0]);
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id)).sort()).toEqual(shown.sort());
    expect(pages[1]?.pagination).toMatchObject({ totalRecord: 12, totalPage: 2, current: 2 });
    expect((await offers({ page: -3 })).pagination.current).toBe(1);
    await bff.db.primary.execute("DELETE FROM listing WHERE vehicle_id LIKE 'veh_copy_%'");
    await bff.db.primary.execute("DELETE FROM vehicle WHERE id LIKE 'veh_copy_%'");
  });
});

describe('listingOffers is safe', () => {
  it('leaves out what nobody may see: drafts, ended, hidden, expired, and what its owner no longer has', async () => {
    const id = await motorcycle();
    const hiddenBy = async (column: string, value: number | string | null, back: unknown) => {
      await set(id, column, value);
      const shown = await ids();
      await set(id, column, back as null);
      return shown;
    };
    expect(await hiddenBy('status', 'DRAFT', 'PUBLISHED')).toEqual([]);
    expect(await hiddenBy('status', 'SOLD', 'PUBLISHED')).toEqual([]);
    expect(await hiddenBy('hidden_at', 1, null)).toEqual([]);
    expect(await hiddenBy('owner_id', 'cus_affiliate', 'cus_owner')).toEqual([]);
    expect(await hiddenBy('expires_at', Date.now() - 1, Date.now() + 1e9)).toEqual([]);
    expect(await hiddenBy('status', 'RESERVED', 'PUBLISHED')).toEqual([id]);
  });

  it('leaves out a battery that is locked or was reported missing', async () => {
    const id = await battery();
    const flagged = async (change: string, back: string) => {
      await bff.db.primary.execute(`UPDATE battery SET ${change} WHERE id = 'bat_ayu_spare'`);
      const shown = await ids();
      await bff.db.primary.execute(`UPDATE battery SET ${back} WHERE id = 'bat_ayu_spare'`);
      return shown;
    };
    expect(await flagged('locked = 1', 'locked = 0')).toEqual([]);
    expect(await flagged('missing_since_at = 1', 'missing_since_at = NULL')).toEqual([]);
    expect(await ids()).toEqual([id]);
  });

  it('names neither the owner nor the plate nor the frame', async () => {
    await motorcycle({ showPhone: true });
    await battery();
    const text = JSON.stringify(await offers());
    for (const secret of ['Ayu', 'Lestari', vin, SPARE, '+62', 'cus_', 'veh_', 'bat_'])
      expect(text).not.toContain(secret);
  });
});

describe('listingOffers refuses', () => {
  it('a province code that is none by its length', async () => {
    const { errors } = await answer({ area: '3100' });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
