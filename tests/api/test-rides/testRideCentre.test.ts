import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inRole } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';
import { at, type Common, RIDE_DAY, rideParam, ridesOn } from './rides.ts';

let bff: Bff;
let rides: ReturnType<typeof ridesOn>;
beforeAll(async () => {
  bff = await startBff();
  rides = ridesOn(bff);
});
afterAll(() => bff.stop());
beforeEach(async () => {
  await bff.db.primary.executeMultiple(`DELETE FROM test_ride; DELETE FROM test_ride_closing;
    UPDATE test_ride_motorcycle SET out_from_at = NULL, out_until_at = NULL;
    UPDATE test_ride_centre SET seats = 2, step_minutes = 30, buffer_minutes = 15, notice_minutes = 120, version = 0`);
});

interface Centre {
  readonly seats: number;
  readonly stepMinutes: number;
  readonly bufferMinutes: number;
  readonly noticeMinutes: number;
  readonly version: number;
  readonly withoutRoom: number;
  readonly motorcycles: readonly { id: string; productName: string; outFromAt: string | null }[];
  readonly closings: readonly { reason: string }[];
}

const SHOWN = `seats stepMinutes bufferMinutes noticeMinutes version withoutRoom
  motorcycles { id productName outFromAt } closings { reason }`;
const show = async (dealerSlug = 'aec-scbd') =>
  (await rides.ask<Centre | null>(
    'staff',
    `query C($slug: String!) { done: testRideCentre(dealerSlug: $slug) { ${SHOWN} } }`,
    { slug: dealerSlug },
  )) as Centre | null;
const UPDATE =
  'mutation U($param: TestRideCentreParam!) { done: updateTestRideCentre(param: $param) { success errorCode } }';
const SETTINGS = {
  dealerSlug: 'aec-scbd',
  version: 0,
  seats: 2,
  bufferMinutes: 15,
  noticeMinutes: 120,
  motorcycles: [],
  closings: [],
};
const update = async (more: object) => {
  const done = await rides.ask<Common>('staff', UPDATE, { param: { ...SETTINGS, ...more } });
  return typeof done === 'string' ? done : (done.errorCode ?? 'done');
};
const freeAt = async (slot: string) => {
  const days = await rides.ask<{ slots: { startsAt: string; free: number }[] }[]>(
    'guest',
    `{ done: testRideDays(dealerSlug: "aec-scbd", productId: 5, from: "${RIDE_DAY}", days: 1) { slots { startsAt free } } }`,
    {},
  );
  const slots = typeof days === 'string' ? [] : (days[0]?.slots ?? []);
  return slots.find(({ startsAt }) => startsAt === slot)?.free;
};

describe('testRideCentre and updateTestRideCentre work', () => {
  it('by what they set: no companions, no rides', async () => {
    expect(await freeAt(at(0))).toBe(1);
    expect(await update({ seats: 0 })).toBe('done');
    expect(await show()).toMatchObject({ seats: 0, version: 1 });
    expect(await freeAt(at(0))).toBe(0);
    expect(await rides.book('guest', rideParam())).toBe('TEST_RIDE_SLOT_FULL');
  });

  it('with a buffer of the centre’s own: the next ride with a motorcycle begins later', async () => {
    expect(await rides.book('guest', rideParam())).toBe('done');
    expect(await freeAt(at(1))).toBe(1);
    expect(await update({ bufferMinutes: 60 })).toBe('done');
    expect(await freeAt(at(1))).toBe(0);
    expect(await rides.book('guest', rideParam({ slotAt: at(1) }))).toBe('TEST_RIDE_SLOT_FULL');
    expect(await rides.book('guest', rideParam({ slotAt: at(1.5) }))).toBe('done');
  });

  it('with a step of the centre’s own: slots begin at it and nowhere else, for guests and for staff', async () => {
    expect(await freeAt(at(0.5))).toBe(1);
    expect(await update({ stepMinutes: 60 })).toBe('done');
    expect(await show()).toMatchObject({ stepMinutes: 60 });
    expect(await freeAt(at(0.5))).toBeUndefined();
    const between = rideParam({ slotAt: at(0.5) });
    expect(await rides.book('guest', between)).toBe('TEST_RIDE_SLOT_UNKNOWN');
    expect(await rides.bookByStaff('staff', between)).toBe('TEST_RIDE_SLOT_UNKNOWN');
    expect(await rides.book('guest', rideParam({ slotAt: at(1) }))).toBe('done');
    expect(await update({ version: 1 }), 'from a page that knows no step').toBe('done');
    expect(await show()).toMatchObject({ stepMinutes: 60 });
    expect(await update({ version: 2, stepMinutes: 20 })).toBe('done');
    expect(await freeAt(at(2 / 3))).toBe(0);
    expect(await freeAt(at(2))).toBe(1);
  });

  it('with a notice of the centre’s own, which does not hold for staff', async () => {
    await bff.db.primary.execute('UPDATE test_ride_centre SET notice_minutes = 20000');
    expect(await freeAt(at(0))).toBeUndefined();
    expect(await rides.book('guest', rideParam())).toBe('TEST_RIDE_SLOT_PAST');
    expect(await rides.bookByStaff('staff', rideParam())).toBe('done');
  });

  it('with a closing: nothing is given within it, and who rides then is counted', async () => {
    expect(await rides.book('guest', rideParam())).toBe('done');
    const closings = [{ fromAt: at(-1), untilAt: at(2), reason: 'Training' }];
    expect(await update({ closings })).toBe('done');
    expect(await show()).toMatchObject({ withoutRoom: 1, closings: [{ reason: 'Training' }] });
    expect(await freeAt(at(1))).toBe(0);
    expect(await freeAt(at(2))).toBe(1);
    expect(await rides.book('guest', rideParam({ slotAt: at(1) }))).toBe('TEST_RIDE_SLOT_FULL');
    expect(await update({ version: 1 })).toBe('done');
    expect(await show()).toMatchObject({ withoutRoom: 0, closings: [] });
  });

  it('with a motorcycle that is away', async () => {
    const id = (await show())?.motorcycles.find((each) => each.id.endsWith('alva-cervo'))?.id;
    const motorcycles = [{ id, fromAt: at(-1), untilAt: null }];
    expect(await update({ motorcycles })).toBe('done');
    expect(await freeAt(at(0))).toBe(0);
    expect((await show())?.motorcycles.find((each) => each.id === id)?.outFromAt).toBe(at(-1));
  });
});

describe('updateTestRideCentre refuses', () => {
  it('what somebody else has changed meanwhile, and changes nothing', async () => {
    expect(await update({ seats: 3 })).toBe('done');
    const closings = [{ fromAt: at(0), untilAt: at(1), reason: 'Late' }];
    expect(await update({ seats: 1, closings })).toBe('TEST_RIDE_CENTRE_CHANGED');
    expect(await show()).toMatchObject({ seats: 3, closings: [] });
  });

  it.each([
    [{ dealerSlug: 'nowhere' }, 'TEST_RIDE_PLACE_UNKNOWN'],
    [{ seats: 51 }, 'BAD_USER_INPUT'],
    [{ bufferMinutes: -1 }, 'BAD_USER_INPUT'],
    [{ stepMinutes: 25 }, 'BAD_USER_INPUT'],
    [{ closings: [{ fromAt: at(1), untilAt: at(0), reason: 'x' }] }, 'BAD_USER_INPUT'],
    [{ closings: [{ fromAt: at(0), untilAt: at(1), reason: ' ' }] }, 'BAD_USER_INPUT'],
  ])('%j', async (more, code) => {
    expect(await update(more)).toBe(code);
  });
});

describe('testRideCentre and updateTestRideCentre are safe', () => {
  it('for a dealer: their own place alone', async () => {
    const headers = await inRole(bff, 'dealer');
    const { data } = await bff.gql<{ own: object | null; other: object | null }>(
      '{ own: testRideCentre(dealerSlug: "aec-scbd") { seats } other: testRideCentre(dealerSlug: "aec-puri") { seats } }',
      {},
      { headers },
    );
    expect(data).toEqual({ own: { seats: 2 }, other: null });
    const saved = async (dealerSlug: string) => {
      const param = { ...SETTINGS, dealerSlug };
      const answer = await bff.gql<{ done: Common }>(UPDATE, { param }, { headers });
      return answer.errors?.[0]?.extensions?.code ?? answer.data?.done;
    };
    expect(await saved('aec-puri')).toBe('NOT_FOUND');
    expect(await saved('aec-scbd')).toEqual({ success: true, errorCode: null });
  });

  it('leaves who set it in the audit of the centre', async () => {
    expect(await update({ seats: 3 })).toBe('done');
    expect((await deskOf(bff).audited('updateTestRideCentre')).at(-1)).toMatchObject({
      entity: 'rideCentre',
      entity_id: 'aec-scbd',
      version_before: 0,
      version_after: 1,
    });
  });

  it('to a motorcycle of another centre, which stays as it is', async () => {
    const [other] = (await show('aec-puri'))?.motorcycles ?? [];
    expect(await update({ motorcycles: [{ id: other?.id, fromAt: at(0), untilAt: null }] })).toBe(
      'done',
    );
    expect((await show('aec-puri'))?.motorcycles[0]?.outFromAt).toBeNull();
  });
});
