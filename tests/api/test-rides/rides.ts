import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

export interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** A Tuesday at least a week ahead, at ten in Jakarta. */
export const SLOT = ((): number => {
  const day = new Date(Date.now() + 7 * DAY_MS);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.setUTCHours(3, 0, 0, 0);
})();
export const RIDE_DAY = new Date(SLOT).toISOString().slice(0, 10);
/** Rides that do not overlap. */
export const at = (hours: number): string => new Date(SLOT + hours * HOUR_MS).toISOString();

export const rideParam = (more: object = {}) => ({
  id: newId('trd'),
  manageKey: newId('trk'),
  dealerSlug: 'aec-scbd',
  productId: 5,
  slotAt: at(0),
  name: 'Sari Dewi',
  phoneNumber: '0812 3456 7890',
  email: 'sari@alva.example',
  licence: 'C',
  survey: ['COMMUTE', 'FAMILY'],
  consent: true,
  locale: 'id',
  ...more,
});

/** Operations of test rides as the pages send them; a refusal and an error alike answer with their code. */
export const ridesOn = (bff: Bff) => {
  const sessions = new Map<ActorName, { cookie: string }>();
  const ask = async <T>(
    by: ActorName,
    document: string,
    variables: object,
    key?: string,
  ): Promise<T | string> => {
    const session = sessions.get(by) ?? (await actor(bff, by));
    sessions.set(by, session);
    const headers = { ...session, ...(key !== undefined && { 'idempotency-key': key }) };
    const { data, errors } = await bff.gql<{ done: T }>(document, variables, { headers });
    return data ? data.done : String(errors?.[0]?.extensions?.code);
  };
  const outcome = async (answer: Promise<Common | string>): Promise<string> => {
    const done = await answer;
    if (typeof done === 'string') return done;
    return done.success ? 'done' : String(done.errorCode);
  };
  const OUTCOME = '{ success errorCode }';
  return {
    ask,
    book: (by: ActorName, param: object, key?: string) =>
      outcome(
        ask(
          by,
          `mutation B($param: TestRideParam!) { done: bookTestRide(param: $param) ${OUTCOME} }`,
          { param },
          key,
        ),
      ),
    bookByStaff: (by: ActorName, param: object) =>
      outcome(
        ask(
          by,
          `mutation B($param: TestRideParam!) { done: createBookingByPS(param: $param) ${OUTCOME} }`,
          { param },
        ),
      ),
    hold: ({ id, manageKey, dealerSlug, productId, slotAt }: ReturnType<typeof rideParam>) =>
      outcome(
        ask(
          'guest',
          `mutation H($param: TestRideHoldParam!) { done: holdTestRide(param: $param) ${OUTCOME} }`,
          { param: { id, manageKey, dealerSlug, productId, slotAt } },
        ),
      ),
    reschedule: (manageKey: string, slotAt: string) =>
      outcome(
        ask(
          'guest',
          `mutation R($k: ID!, $at: DateTime!) { done: rescheduleTestRide(manageKey: $k, slotAt: $at) ${OUTCOME} }`,
          { k: manageKey, at: slotAt },
        ),
      ),
    cancel: (manageKey: string) =>
      outcome(
        ask('guest', `mutation C($k: ID!) { done: cancelTestRide(manageKey: $k) ${OUTCOME} }`, {
          k: manageKey,
        }),
      ),
    move: (by: ActorName, id: string, move: string, more: object = {}) =>
      outcome(
        ask(
          by,
          `mutation M($id: ID!, $move: TestRideMove!, $waiver: Boolean, $note: String) {
            done: moveTestRide(id: $id, move: $move, waiver: $waiver, note: $note) ${OUTCOME} }`,
          { id, move, ...more },
        ),
      ),
    show: (manageKey: string) =>
      ask<Record<string, unknown> | null>(
        'guest',
        `query S($k: ID!) { done: testRide(manageKey: $k) {
          status state open slotAt sequence productName location timeZone name phoneNumber directions } }`,
        { k: manageKey },
      ),
  };
};
