import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import type { RowOf } from '#db/query.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { RIDE_SLOTS } from '#edge/contract/test-rides/booking.ts';
import {
  RIDE_CENTRE,
  type RideCentreInput,
  RideCentreParam,
} from '#edge/contract/test-rides/centre.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { validInput } from '#edge/platform/public-message.ts';
import {
  centreSettings,
  closingsToCome,
  dropClosings,
  insertClosing,
  motorcyclesAt,
  ridesWithoutRoom,
  setCentre,
  setMotorcycleAway,
} from './centre.sql.ts';

type Motorcycle = RowOf<typeof motorcyclesAt>;
type Closing = RowOf<typeof closingsToCome>;

interface Centre {
  readonly settings: RowOf<typeof centreSettings>;
  readonly motorcycles: readonly Motorcycle[];
  readonly closings: readonly Closing[];
  readonly withoutRoom: number;
}

const MotorcycleRef = main.objectRef<Motorcycle>('TestRideMotorcycle').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    productName: t.exposeString('productName'),
    outFromAt: t.expose('outFromAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Away since then; null with an end is since ever.',
    }),
    outUntilAt: t.expose('outUntilAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Back then; null with a beginning is not known.',
    }),
  }),
});

const ClosingRef = main.objectRef<Closing>('TestRideClosing').implement({
  description: 'A span without rides though the centre is open.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fromAt: t.expose('fromAt', { type: 'DateTime' }),
    untilAt: t.expose('untilAt', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
  }),
});

const CentreRef = main.objectRef<Centre>('TestRideCentre').implement({
  description: 'How a centre gives test rides, as its staff set it.',
  fields: (t) => ({
    timeZone: t.string({ resolve: ({ settings }) => settings.timeZone }),
    seats: t.int({
      description: 'Rides at the same time: who rides along.',
      resolve: ({ settings }) => settings.seats,
    }),
    stepMinutes: t.int({
      description: 'Between the beginnings of two slots, counted from midnight.',
      resolve: ({ settings }) => settings.stepMinutes,
    }),
    bufferMinutes: t.int({ resolve: ({ settings }) => settings.bufferMinutes }),
    noticeMinutes: t.int({ resolve: ({ settings }) => settings.noticeMinutes }),
    version: t.int({ resolve: ({ settings }) => settings.version }),
    motorcycles: t.field({ type: [MotorcycleRef], resolve: (centre) => [...centre.motorcycles] }),
    closings: t.field({ type: [ClosingRef], resolve: (centre) => [...centre.closings] }),
    withoutRoom: t.exposeInt('withoutRoom', {
      description:
        'Rides that are booked and that this leaves no room for: their riders have to be called.',
    }),
  }),
});

main.queryField('testRideCentre', (t) =>
  t.field({
    type: CentreRef,
    nullable: true,
    description: 'For staff; null for another place than theirs, and for one that gives no rides.',
    args: { dealerSlug: t.arg.string({ required: true, extensions: upTo(100) }) },
    resolve: async (_, { dealerSlug }, context) => {
      const { placeSlug } = requireStaff(await context.actor());
      if (placeSlug !== null && placeSlug !== dealerSlug) return null;
      const { readPrimary, clock } = context;
      const now = clock();
      const [[settings], motorcycles, closings, withoutRoom] = await Promise.all([
        readPrimary(centreSettings({ dealerSlug })),
        readPrimary(motorcyclesAt({ dealerSlug })),
        readPrimary(closingsToCome({ dealerSlug, now })),
        readPrimary(ridesWithoutRoom({ dealerSlug, now, lengthMs: RIDE_SLOTS.lengthMs })),
      ]);
      return settings === undefined ? null : { settings, motorcycles, closings, withoutRoom };
    },
  }),
);

const AwayInput = main.inputType('TestRideMotorcycleParam', {
  fields: (t) => ({
    id: t.id({ required: true, extensions: upTo(64) }),
    fromAt: t.field({ type: 'DateTime' }),
    untilAt: t.field({ type: 'DateTime' }),
  }),
});

const ClosingInput = main.inputType('TestRideClosingParam', {
  fields: (t) => ({
    fromAt: t.field({ type: 'DateTime', required: true }),
    untilAt: t.field({ type: 'DateTime', required: true }),
    reason: t.string({ required: true, extensions: upTo(RIDE_CENTRE.reason) }),
  }),
});

const CentreInput = main.inputType('TestRideCentreParam', {
  fields: (t) => ({
    dealerSlug: t.string({ required: true, extensions: upTo(100) }),
    version: t.int({ required: true, description: 'That the change was made from.' }),
    seats: t.int({ required: true }),
    stepMinutes: t.int({ description: 'One of 15, 20, 30 and 60; absent leaves it as it is.' }),
    bufferMinutes: t.int({ required: true }),
    noticeMinutes: t.int({ required: true }),
    motorcycles: t.field({ type: [AwayInput], required: true }),
    closings: t.field({
      type: [ClosingInput],
      required: true,
      description: 'All that are not over; those that are left out end.',
    }),
  }),
});

const change = async (
  { dealerSlug, version, motorcycles, closings, ...rules }: RideCentreInput,
  { readPrimary, db, clock, ids }: Context,
): Promise<'TEST_RIDE_PLACE_UNKNOWN' | 'TEST_RIDE_CENTRE_CHANGED' | undefined> => {
  const [centre] = await readPrimary(centreSettings({ dealerSlug }));
  if (centre === undefined) return 'TEST_RIDE_PLACE_UNKNOWN';
  const { placeId } = centre;
  try {
    await db.write([
      setCentre({ placeId, version, ...rules }),
      assertOneChanged,
      ...motorcycles.map((each) => setMotorcycleAway({ ...each, placeId })),
      dropClosings({ placeId, now: clock() }),
      ...closings.map((each) => insertClosing({ ...each, id: ids('trc'), placeId })),
    ]);
  } catch (error) {
    if (isAssertionFailure(error)) return 'TEST_RIDE_CENTRE_CHANGED';
    throw error;
  }
  return undefined;
};

main.mutationField('updateTestRideCentre', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Sets how a centre gives test rides. Rides that are booked stay. Answers `TEST_RIDE_PLACE_UNKNOWN` or `TEST_RIDE_CENTRE_CHANGED`.',
    args: { param: t.arg({ type: CentreInput, required: true }) },
    resolve: async (_, { param }, context) => {
      requireStaff(await context.actor());
      const input = validInput(RideCentreParam, {
        ...param,
        motorcycles: param.motorcycles.map(({ id, fromAt, untilAt }) => ({
          id,
          fromAt: fromAt ?? null,
          untilAt: untilAt ?? null,
        })),
      });
      const fault = await change(input, context);
      return fault === undefined ? DONE : failed(fault);
    },
  }),
);
