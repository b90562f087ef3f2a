import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, ulid } from '#edge/contract/ids.ts';
import { STOCK_LIMITS } from '#edge/contract/orders/stock.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, FEE, people } from './orders.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
});
afterAll(() => bff.stop());

let serial = 0;
const arriving = (more: object = {}) => {
  serial += 1;
  const digits = String(serial).padStart(8, '0');
  return {
    id: newId('unt'),
    vin: `MJXAD2STK${digits}`,
    motorNumber: `EMX${digits}`,
    slug: 'alva-cervo',
    color: 'indie-red',
    accent: 'black',
    battery: 'dual',
    dealerSlug: 'aec-bandung',
    ...more,
  };
};

interface Answer {
  readonly count?: number;
  readonly errorCode?: string;
  readonly limit?: number | null;
  readonly faults?: readonly { row: number; field: string; key: string }[];
}
const RESULT = `{ ... on StockChanged { count } ... on StockRefusal { errorCode limit faults { row field key } } }`;
const add = async (units: object[], who: ActorName = 'admin', key?: string): Promise<Answer> => {
  const document = `mutation A($units: [StockUnitInput!]!) { addUnits(units: $units) ${RESULT} }`;
  return (await by.ask<{ addUnits: Answer }>(who, document, { units }, key)).addUnits;
};
const withdraw = async (id: string, note = 'Used for test rides'): Promise<Answer> => {
  const document = `mutation W($id: ID!, $note: String!) { withdrawUnit(id: $id, note: $note) ${RESULT} }`;
  return (await by.ask<{ withdrawUnit: Answer }>('admin', document, { id, note })).withdrawUnit;
};
interface Listed {
  readonly id: string;
  readonly vin: string;
  readonly orderId: string | null;
  readonly withdrawnAt: string | null;
  readonly note: string | null;
}
const listed = async (search: string): Promise<readonly Listed[]> => {
  const document = `query S($search: String!) { stockUnits(search: $search) { items { id vin orderId withdrawnAt note } } }`;
  const { stockUnits } = await by.ask<{ stockUnits: { items: Listed[] } }>('admin', document, {
    search,
  });
  return stockUnits.items;
};
const rows = async (sql: string, args: string[] = []) =>
  (await bff.db.primary.execute({ sql, args })).rows;

describe('addUnits works', () => {
  it('and the units are for sale at once, with who added them', async () => {
    const units = [arriving(), arriving({ vin: 'mjx ad2-stk 9999 9999' })];
    const free = async () => {
      const { slug, choice, orderType, paymentOption, help } = booking();
      const { quoteOrder } = await by.ask<{ quoteOrder: { unitsFree: number } }>(
        'guest',
        `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) { ... on OrderQuote { unitsFree } } }`,
        { input: { slug, choice, orderType, paymentOption, help } },
      );
      return quoteOrder.unitsFree;
    };
    const before = await free();
    expect(await add(units)).toEqual({ count: 2 });
    expect(await free()).toBe(Math.min(5, before + 2));
    expect((await listed('99999999')).map(({ vin }) => vin)).toEqual(['MJXAD2STK99999999']);
    expect(
      await rows(`SELECT kind, actor_id FROM unit_event WHERE unit_id = ?`, [units[0]?.id ?? '']),
    ).toMatchObject([{ kind: 'ADDED', actor_id: 'cus_admin' }]);
  });
});

describe('addUnits refuses', () => {
  it('a list with wrong rows as a whole, and says what is wrong with each', async () => {
    const right = arriving();
    const answer = await add([
      right,
      arriving({ vin: 'MJXAD2STKO0000001' }),
      arriving({ slug: 'alva-nothing' }),
      arriving({ color: 'no-such-colour' }),
      arriving({ accent: null }),
      arriving({ battery: 'triple', dealerSlug: 'nowhere' }),
    ]);
    expect(answer).toMatchObject({
      errorCode: 'STOCK_INVALID',
      faults: [{ row: 2, field: 'vin', key: 'vin.invalid' }],
    });
    const strange = await add([
      right,
      arriving({ slug: 'alva-nothing' }),
      arriving({ color: 'no-such-colour', accent: null }),
      arriving({ accent: null }),
      arriving({ battery: 'triple', dealerSlug: 'nowhere' }),
    ]);
    expect(strange.faults).toEqual([
      { row: 2, field: 'slug', key: 'unit.model' },
      { row: 3, field: 'color', key: 'colour' },
      { row: 4, field: 'accent', key: 'unit.accent' },
      { row: 5, field: 'battery', key: 'unit.battery' },
      { row: 5, field: 'dealerSlug', key: 'dealer' },
    ]);
    expect(await listed(right.vin)).toEqual([]);
  });

  it('numbers that stand twice in the list, or that another unit has', async () => {
    const first = arriving();
    await add([first]);
    const twice = arriving();
    const answer = await add([
      arriving({ vin: first.vin }),
      twice,
      arriving({ motorNumber: twice.motorNumber }),
    ]);
    expect(answer.faults).toEqual([
      { row: 1, field: 'vin', key: 'unit.taken' },
      { row: 3, field: 'motorNumber', key: 'unit.twice' },
    ]);
  });

  it('more than a list may have, and no list at all', async () => {
    const many = Array.from({ length: STOCK_LIMITS.list + 1 }, () => arriving());
    expect(await add(many)).toMatchObject({ errorCode: 'STOCK_LIMIT', limit: STOCK_LIMITS.list });
    expect((await add([])).errorCode).toBe('STOCK_INVALID');
  });
});

describe('addUnits is safe', () => {
  it('to repeat, with its key and without, and when two send the same frame number', async () => {
    const unit = arriving();
    const key = ulid(Date.now());
    await Promise.all([add([unit], 'admin', key), add([unit], 'admin', key), add([unit])]);
    expect(await add([unit])).toEqual({ count: 1 });
    expect(await listed(unit.vin)).toHaveLength(1);
    const clash = arriving();
    const answers = await Promise.all([
      add([clash]),
      add([{ ...clash, id: newId('unt'), motorNumber: 'EMY00000001' }]),
    ]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual([
      'STOCK_INVALID',
      'done',
    ]);
    expect(await listed(clash.vin)).toHaveLength(1);
  });

  it('from sales staff and customers', async () => {
    for (const who of ['staff', 'owner'] as const) {
      const { errors } = await bff.gql(
        'mutation { addUnits(units: []) { __typename } }',
        {},
        {
          headers: await actor(bff, who),
        },
      );
      expect(errors?.[0]?.extensions?.code, who).toBe('FORBIDDEN');
    }
  });
});

describe('withdrawUnit works', () => {
  it('for a unit that nobody has, with its reason; it is sold no more', async () => {
    const right = arriving();
    await add([right]);
    expect(await withdraw(right.id)).toEqual({ count: 1 });
    expect(await withdraw(right.id, 'The same again'), 'a repeat').toEqual({ count: 1 });
    expect(await listed(right.vin)).toMatchObject([{ note: 'Used for test rides' }]);
    expect((await listed(right.vin))[0]?.withdrawnAt).not.toBeNull();
  });
});

describe('withdrawUnit refuses', () => {
  it('a unit that an order has, one that is not there, and without a reason', async () => {
    const placed = await by.place('owner', booking({ due: FEE }));
    const unit = arriving();
    await add([unit]);
    await bff.db.primary.execute({
      sql: 'INSERT INTO unit_reservation VALUES (?, ?, 1)',
      args: [unit.id, placed.order?.id ?? ''],
    });
    expect((await withdraw(unit.id)).errorCode).toBe('UNIT_RESERVED');
    expect((await listed(unit.vin))[0]).toMatchObject({
      orderId: placed.order?.id,
      withdrawnAt: null,
    });
    expect((await withdraw('unt_nothing')).errorCode).toBe('UNIT_NOT_FOUND');
    expect((await withdraw(unit.id, 'no')).faults).toMatchObject([{ field: 'note' }]);
  });
});

describe('stockUnits works', () => {
  it('by a part of the frame number', async () => {
    const right = arriving();
    await add([right, arriving()]);
    expect((await listed(right.vin.slice(3))).map(({ id }) => id)).toEqual([right.id]);
  });
});
