import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  isIn,
  LISTING_STATES,
  listingMachine,
  OPEN_STATES,
  OWNER_MOVES,
} from '#edge/contract/listings/machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { expireListings } from '#edge/domains/listings/index.ts';
import { transferOn, vinOf } from '#tests/api/sharing/transfer.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { newKey, newListing, newSave, type Selling, SPARE, sellingOn } from './seller.ts';

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

const begun = async (param: object = {}): Promise<string> => {
  const id = newListing();
  await on.save('owner', { id, vin, ...param });
  return id;
};
const put = (id: string, status: string) =>
  bff.db.primary.execute({ sql: 'UPDATE listing SET status = ? WHERE id = ?', args: [status, id] });

describe('moveListing works', () => {
  it.each(
    OWNER_MOVES.flatMap((move) =>
      listingMachine.moves[move].from.map((from) => [move, from] as const),
    ),
  )('%s from %s, and again', async (move, from) => {
    const id = await begun();
    await put(id, from);
    expect(await on.move('owner', id, move)).toEqual({ success: true, errorCode: null });
    expect(await on.move('owner', id, move)).toEqual({ success: true, errorCode: null });
    expect(await on.status(id)).toBe(listingMachine.moves[move].to);
  });

  it('shows it for sixty days, then the clock takes it off', async () => {
    const id = await begun();
    await on.move('owner', id, 'publish');
    expect(await on.standing(id)).toEqual({ state: 'SHOWN', kind: 'MOTORCYCLE' });
    await bff.db.primary.execute(`UPDATE listing SET expires_at = expires_at - 60 * ${DAY_MS}`);
    expect((await on.standing(id))?.state).toBe('EXPIRED');
    const job = { id: 'job', payload: null, attempts: 1 };
    await bff.db.write(await expireListings.run(job, { clock: Date.now } as never));
    expect(await on.status(id)).toBe('EXPIRED');
    expect(await on.move('owner', id, 'publish')).toMatchObject({ success: true });
    expect((await on.standing(id))?.state).toBe('SHOWN');
  });

  it('of ownership: the listing and those of the batteries in it end in the same batch', async () => {
    const cervo = await vinOf(bff, 'veh_ayu_cervo');
    const { rows } = await bff.db.primary.execute(
      "SELECT serial_number AS serial FROM battery WHERE vehicle_id = 'veh_ayu_cervo'",
    );
    const [id, fitted, spare] = [newListing(), newListing(), newListing()];
    await on.save('owner', { id, vin: cervo });
    await on.move('owner', id, 'publish');
    await on.save('owner', { id: fitted, batteryNumber: String(rows[0]?.serial) });
    await on.save('owner', { id: spare, batteryNumber: SPARE });
    const transfer = transferOn(bff);
    await transfer.request('owner2', cervo);
    expect(await transfer.approve('owner', cervo, '500102')).toMatchObject({ success: true });
    expect([await on.status(id), await on.status(fitted), await on.status(spare)]).toEqual([
      'WITHDRAWN',
      'WITHDRAWN',
      'DRAFT',
    ]);
    // The new owner may sell it at once; the giver may not bring theirs back.
    expect(await on.move('owner', id, 'publish')).toMatchObject({ errorCode: 'LISTING_CLOSED' });
    expect(await on.save('owner2', { id: newListing(), vin: cervo })).toMatchObject({
      success: true,
    });
  });
});

describe('moveListing refuses', () => {
  it.each(
    OWNER_MOVES.flatMap((move) =>
      LISTING_STATES.filter(
        (from) =>
          !isIn(listingMachine.moves[move].from, from) && from !== listingMachine.moves[move].to,
      ).map((from) => [move, from] as const),
    ),
  )('%s from %s', async (move, from) => {
    const id = await begun();
    await put(id, from);
    const { errorCode } = await on.move('owner', id, move);
    expect(errorCode).toBe(
      from === 'SOLD' || from === 'WITHDRAWN' ? 'LISTING_CLOSED' : 'LISTING_MOVE_IMPOSSIBLE',
    );
    expect(await on.status(id)).toBe(from);
  });

  it.each([
    ['a price', { price: null }],
    ['a province', { area: null }],
    ['a city', { city: ' ' }],
    ['a description', { description: 'Bagus.' }],
    ['a grade', { condition: [{ item: 'body', grade: 'GOOD' }] }],
    ['a word on accidents', { accident: null }],
  ])('to publish without %s', async (_, param) => {
    const id = await begun(param);
    expect(await on.move('owner', id, 'publish')).toMatchObject({
      errorCode: 'LISTING_INCOMPLETE',
    });
  });

  it('a battery that was locked after the draft was made, and shows none that is locked later', async () => {
    const id = newListing();
    const condition = ['casing', 'connector', 'handle', 'charging'];
    await on.save('owner', {
      id,
      batteryNumber: SPARE,
      condition: condition.map((item) => ({ item, grade: 'GOOD' })),
    });
    const lock = (to: number) =>
      bff.db.primary.execute(`UPDATE battery SET locked = ${to} WHERE id = 'bat_ayu_spare'`);
    await lock(1);
    expect(await on.move('owner', id, 'publish')).toMatchObject({
      errorCode: 'LISTING_BATTERY_LOCKED',
    });
    await lock(0);
    expect(await on.move('owner', id, 'publish')).toMatchObject({ success: true });
    await lock(1);
    expect((await on.standing(id))?.state).toBe('WITHDRAWN');
    await lock(0);
  });

  it.each(['owner2', 'guestRider', 'staff'] as const)('%s, as if it were none', async (by) => {
    const id = await begun();
    for (const move of OWNER_MOVES)
      expect(await on.move(by, id, move)).toMatchObject({ errorCode: 'LISTING_NOT_FOUND' });
    expect(await on.status(id)).toBe('DRAFT');
  });

  it('to bring back an expired listing beside a new one of the same thing', async () => {
    const id = await begun();
    await put(id, 'EXPIRED');
    await begun();
    expect(await on.move('owner', id, 'publish')).toMatchObject({ errorCode: 'LISTING_EXISTS' });
  });
});

describe('moveListing is safe', () => {
  it('sells or withdraws, never both, however many press at once', async () => {
    const id = await begun();
    await on.move('owner', id, 'publish');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        on.move('owner', id, n % 2 === 0 ? 'sell' : 'withdraw', newKey()),
      ),
    );
    const won = await on.status(id);
    const successfulMoves = answers.map(
      ({ success }, n) => success && (n % 2 === 0 ? 'SOLD' : 'WITHDRAWN'),
    );
    expect(new Set(successfulMoves.filter(Boolean))).toEqual(new Set([won]));
  });

  it('never leaves two open listings of one item, for any interleaving of two devices', async () => {
    const things = [{ vin }, { batteryNumber: SPARE }];
    const step = fc.record({
      thing: fc.constantFrom(0, 1),
      which: fc.integer({ min: 0, max: 2 }),
      move: fc.constantFrom('save', 'expire', ...OWNER_MOVES),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 8 }), async (story) => {
        await on.clear();
        const ids = [0, 1].map(() => [newListing(), newListing(), newListing()]);
        const act = async ({ thing, which, move }: (typeof story)[number][number]) => {
          const id = ids[thing]?.[which] ?? '';
          if (move === 'expire')
            await bff.db.primary.execute({
              sql: "UPDATE listing SET expires_at = 1 WHERE id = ? AND status = 'PUBLISHED'",
              args: [id],
            });
          else if (move === 'save')
            await on.save('owner', { id, ...things[thing], saveId: newSave() });
          else await on.move('owner', id, move);
        };
        for (const both of story) await Promise.all(both.map(act));
        const { rows } = await bff.db.primary.execute(
          `SELECT count(*) AS open FROM listing WHERE status IN (${OPEN_STATES.map((s) => `'${s}'`).join()})
           GROUP BY coalesce(vehicle_id, battery_id)`,
        );
        expect(rows.every(({ open }) => Number(open) === 1)).toBe(true);
      }),
      { numRuns: 15, verbose: 1 },
    );
  });
});
