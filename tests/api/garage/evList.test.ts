import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, query } from '#db/query.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

const NOW = Date.now();

type Row = typeof vehicle.$inferInsert;

const motorcycle = (id: string, ownerId: string, row: Partial<Row> = {}): Row => ({
  id: `veh_test_${id}`,
  vin: `TESTVIN0000000${id.padStart(3, '0')}`,
  ownerId,
  productCode: 'ADC-BP-1M-L1R2',
  generation: '2',
  colorCode: 'edgy-turqoise',
  accentCode: 'black',
  registrationPlate: `B ${id.padStart(4, '3')} TST`,
  plateProgress: 'COLLECTED',
  productionYear: 2025,
  purchasedAt: NOW - 100 * DAY_MS,
  roadsideUntilAt: NOW + DAY_MS,
  iotStatus: 'ONLINE',
  updatedAt: NOW,
  ...row,
});

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  await bff.db.primary.executeMultiple(`
    pragma foreign_keys = off; delete from vehicle_share; delete from battery_use; delete from battery;
    delete from service_record; delete from vehicle_warranty; delete from vehicle;`);
  const share = (id: string, loanStartAt: number, loanEndAt: number, revokedAt?: number) => ({
    id: `shr_test_${id}`,
    vehicleId: `veh_test_${id}`,
    ownerId: 'cus_owner2',
    guestId: 'cus_guest',
    loanStartAt,
    loanEndAt,
    revokedAt: revokedAt ?? null,
    acceptedAt: loanStartAt,
    createdAt: loanStartAt,
  });
  await bff.db.write([
    query(
      build
        .insert(vehicle)
        .values([
          motorcycle('1', 'cus_owner'),
          motorcycle('2', 'cus_owner', { generation: '2.1', purchasedAt: NOW - 10 * DAY_MS }),
          motorcycle('3', 'cus_owner', { generation: 'Vortex', registrationPlate: null }),
          ...['4', '5', '6', '7'].map((id) => motorcycle(id, 'cus_owner2')),
        ]),
    ),
    query(
      build
        .insert(vehicleShare)
        .values([
          share('4', NOW - DAY_MS, NOW + DAY_MS),
          share('5', NOW - 2 * DAY_MS, NOW - DAY_MS),
          share('6', NOW + DAY_MS, NOW + 2 * DAY_MS),
          share('7', NOW - DAY_MS, NOW + DAY_MS, NOW - 1000),
        ]),
    ),
  ]);
});
afterAll(() => bff.stop());

interface Answer {
  readonly evList: {
    readonly data: { vin: string; productName: string; user: Record<string, unknown> }[];
    readonly pagination: Record<string, number>;
  };
}

const list = async (by: ActorName, args = '') =>
  bff.gql<Answer>(
    `{ evList${args} {
      data { vin productName arrivedDate deliveryDate registrationPlate purchaseDate warrantyValid
        productCode snapshot generation rsaExpDate isActiveRSA colorName
        user { name own phoneNumber email customerID oID } }
      pagination { perPage totalPage totalRecord last current } } }`,
    {},
    { headers: await actor(bff, by) },
  );
const vins = async (by: ActorName, args = '') =>
  (await list(by, args)).data?.evList.data.map(({ vin }) => Number(vin.slice(-3)));

describe('evList works', () => {
  it('gives the own motorcycles, the newest first', async () => {
    const { data, errors } = await list('owner');
    expect(errors).toBeUndefined();
    expect(data?.evList.data[0]).toMatchObject({
      productName: 'CERVO Q',
      colorName: 'Edgy Turqoise',
      isActiveRSA: true,
      user: { name: 'Ayu Lestari', own: true, email: 'owner@alva.demo', customerID: 'cus_owner' },
    });
    expect(await vins('owner')).toEqual([2, 1, 3]);
    expect(data?.evList.pagination).toEqual({
      perPage: 10,
      totalPage: 1,
      totalRecord: 3,
      last: 1,
      current: 1,
    });
  });

  it('pages', async () => {
    expect(await vins('owner', '(limit: 2, page: 2)')).toEqual([3]);
    const { data } = await list('owner', '(limit: 2, page: 9)');
    expect(data?.evList.data).toEqual([]);
    expect(data?.evList.pagination).toMatchObject({ totalRecord: 3, totalPage: 2, current: 9 });
  });

  it.each([
    ['a plate, typed with spaces or without', 'b 3331', [1]],
    ['part of the VIN', '0002', [2]],
    ['the model', 'cervo q', [2]],
    ['a model that is part of another name', 'cervo', [2, 1]],
    ['nothing that is there', 'zzz', []],
    ['a wildcard, which is none', '%', []],
    ['a quote', "'", []],
  ])('finds by %s', async (_, search, expected) => {
    expect(await vins('owner', `(search: ${JSON.stringify(search)})`)).toEqual(expected);
  });

  it('gives a guest rider what is lent right now, with the owner by name only', async () => {
    const { data } = await list('guestRider');
    expect(data?.evList.data.map(({ user }) => user)).toEqual([
      {
        name: 'Bima Prakoso',
        own: false,
        phoneNumber: null,
        email: null,
        customerID: null,
        oID: null,
      },
    ]);
    expect(await vins('guestRider')).toEqual([4]);
  });

  it('the list takes one trip to the store', async () => {
    expect(bff.trips(await list('owner', '(search: "cervo")'))).toBe(1);
  });
});

describe('evList refuses', () => {
  it('a guest', async () => {
    const { errors, data } = await list('guest');
    expect([errors?.[0]?.extensions?.code, data]).toEqual(['UNAUTHENTICATED', null]);
  });
});

describe('evList is safe', () => {
  it("another customer's motorcycles are never in the list", async () => {
    expect(await vins('affiliate')).toEqual([]);
    expect(await vins('admin')).toEqual([]);
    expect(await vins('owner', '(search: "TESTVIN00000000004")')).toEqual([]);
  });

  it.each(['(limit: 0)', '(limit: 100000, page: 0)', '(page: -5)', '(page: 2147483647)'])(
    'with the bounds %s',
    async (args) => {
      const { errors, data } = await list('owner', args);
      expect(errors).toBeUndefined();
      expect(data?.evList.pagination.perPage).toBeLessThanOrEqual(50);
    },
  );
});
