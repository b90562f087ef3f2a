import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, people } from './orders.ts';

const COMPANY = {
  customerType: 'company',
  isbuyer: false,
  name: 'PT Angin Timur',
  email: 'pic@angin.id',
  phoneNumber: '081210010099',
  address: 'Jl. Kenanga 9',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12810',
  taxNumber: '01.234.567.8-901.000',
  picName: 'Sari Dewi',
  picPhoneNumber: '081210010098',
};

let bff: Bff;
let by: ReturnType<typeof people>;
let order: OrderRecord;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
  const placed = await by.place('owner', booking({ owner: COMPANY }));
  if (placed.order === undefined) throw new Error(JSON.stringify(placed));
  order = placed.order;
});
afterAll(() => bff.stop());

interface Listed {
  readonly items: readonly {
    readonly order: OrderRecord;
    readonly version: number;
    readonly moves: readonly string[];
    readonly contactPhone: string;
  }[];
  readonly totalItems: number;
}

const list = async (who: 'staff' | 'admin', queue: string, search = ''): Promise<Listed> =>
  (
    await by.ask<{ orderDesk: Listed }>(
      who,
      `{ orderDesk(queue: ${queue}, search: "${search}") { items { order version moves contactPhone } totalItems attention } }`,
    )
  ).orderDesk;

describe('orderDesk', () => {
  it('works: each order is in the list of what it waits for', async () => {
    const { items, totalItems } = await list('admin', 'WAITING_CUSTOMER');
    expect(totalItems).toBe(1);
    expect(items[0]).toMatchObject({
      order: { id: order.id },
      contactPhone: '+6281210010001',
      moves: ['withdrawUnpaidBooking', 'changeUnpaidBooking'],
    });
    expect((await list('admin', 'ALLOCATE')).totalItems).toBe(0);
    expect((await list('admin', 'ATTENTION')).totalItems).toBe(0);
  });

  it('finds an order by the beginning of its code, its NUP, and a part of either name', async () => {
    const { orderCode } = order;
    for (const typed of [
      orderCode.slice(0, 4).toLowerCase(),
      `NUP-${orderCode}`,
      `${orderCode.slice(0, 5)}-${orderCode.slice(5)}`,
      'lestari',
      'angin tim',
      'ur',
    ])
      expect((await list('staff', 'ALL', typed)).totalItems, typed).toBe(1);
    for (const typed of ['nobody', '%', '_', 'NUP-0000000000'])
      expect((await list('staff', 'ALL', typed)).totalItems, typed).toBe(0);
  });

  it('is safe: the owner is masked, the passkey is not there, sales staff only hand over', async () => {
    const [row] = (await list('staff', 'OPEN')).items;
    expect(row?.order.owner?.name).toBe('P* A**** T****');
    expect(row?.order.delivery.passkey).toBeNull();
    expect(row?.moves).toEqual([]);
  });
});

describe('orderDeskOrder, revealOrderOwner', () => {
  it('work: each unit that is free stands at a place with a name', async () => {
    const { orderDeskOrder } = await by.ask<{
      orderDeskOrder: { freeUnits: { vin: string; location: string }[] };
    }>('admin', `{ orderDeskOrder(id: "${order.id}") { freeUnits { vin location } } }`);
    expect(orderDeskOrder.freeUnits.map(({ location }) => location)).toContain(
      'ALVA Experience Center SCBD',
    );
  });

  const reveal = (reason: string) =>
    by.ask<{ revealOrderOwner: Record<string, unknown> }>(
      'admin',
      `mutation { revealOrderOwner(id: "${order.id}", reason: "${reason}") {
        __typename ... on OrderOwnerOpened { name taxNumber picName identityNumber }
        ... on OrderRefusal { errorCode faults { field key } } } }`,
    );
  const log = async () =>
    (
      await by.ask<{
        orderDeskOrder: { log: { kind: string; staffName: string | null; note: string | null }[] };
      }>('admin', `{ orderDeskOrder(id: "${order.id}") { log { kind staffName note } } }`)
    ).orderDeskOrder.log;

  it('work: the owner opens with a reason, and who read it and why is written down', async () => {
    expect((await reveal('The register asks for it')).revealOrderOwner).toEqual({
      __typename: 'OrderOwnerOpened',
      name: 'PT Angin Timur',
      taxNumber: expect.stringContaining('0123456789'),
      picName: 'Sari Dewi',
      identityNumber: null,
    });
    expect((await log()).at(-1)).toEqual({
      kind: 'ORDER_OWNER_READ',
      staffName: 'Fajar Nugroho',
      note: 'The register asks for it',
    });
  });

  it('refuse without a reason, and write nothing down', async () => {
    const before = (await log()).length;
    expect((await reveal('  ')).revealOrderOwner).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'reason' }],
    });
    expect((await log()).length).toBe(before);
  });

  it('are safe: the customer sees nothing of who read what', async () => {
    const seen = await by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${order.id}") }`);
    expect(seen.order.history.map(({ kind }) => kind)).not.toContain('ORDER_OWNER_READ');
  });
});

describe('a decision on an order that somebody else has changed', () => {
  it('is refused, and nothing is changed', async () => {
    const [row] = (await list('admin', 'OPEN')).items;
    const version = row?.version ?? 0;
    const withdraw = (seen: number, note = '') =>
      by.change(
        'admin',
        'withdrawOrder',
        `id: "${order.id}", reason: CANCELLED_BY_STAFF, note: "${note}", expectedVersion: ${seen}`,
      );
    expect((await withdraw(version - 1)).errorCode).toBe('ORDER_CHANGED');
    expect((await list('admin', 'OPEN')).items[0]?.version).toBe(version);
    expect((await withdraw(version)).order?.state).toBe('CANCELLED');
    // Sent again, after it took effect.
    expect((await withdraw(version)).order?.state).toBe('CANCELLED');
    // Somebody else, slower and for another reason.
    expect((await withdraw(version, 'The customer called')).errorCode).toBe('ORDER_CHANGED');
  });
});
