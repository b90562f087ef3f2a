import type { RowOf } from '#db/query.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { midnightOf } from '#edge/contract/slots.ts';
import { RideParam } from '#edge/contract/test-rides/booking.ts';
import { MoveRideParam, QUEUE_STATES, RIDE_DESK } from '#edge/contract/test-rides/desk.ts';
import { type StaffMove, staffMovesFrom } from '#edge/contract/test-rides/machine.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { validInput } from '#edge/platform/public-message.ts';
import { once } from '#edge/platform/write/once.ts';
import { bookRide } from './book.ts';
import { customerByPhone, ridesOfDay, statesOfDay, zoneOfCentre } from './desk.sql.ts';
import { LicenceEnum, RideQueueEnum, RideStateEnum, StaffMoveEnum } from './enums.ts';
import { RideInput } from './inputs.ts';
import { moveRideAtDesk } from './move.ts';

type Row = RowOf<typeof ridesOfDay>;

const RowRef = main.objectRef<Row>('TestRideDeskRow').implement({
  description: 'A test ride as the staff of its centre see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ ride }) => ride.id }),
    state: t.field({ type: RideStateEnum, resolve: ({ ride }) => ride.state }),
    slotAt: t.field({ type: 'DateTime', resolve: ({ ride }) => ride.slotAt }),
    timeZone: t.exposeString('timeZone'),
    productName: t.exposeString('productName'),
    name: t.string({ resolve: ({ ride }) => ride.name ?? '' }),
    phoneNumber: t.string({ resolve: ({ ride }) => ride.phoneNumber ?? '' }),
    licence: t.field({ type: LicenceEnum, nullable: true, resolve: ({ ride }) => ride.licence }),
    survey: t.stringList({ resolve: ({ ride }) => [...ride.survey] }),
    byStaff: t.boolean({
      description: 'Staff booked it for the rider.',
      resolve: ({ ride }) => ride.bookedBy !== null,
    }),
    note: t.string({ nullable: true, resolve: ({ ride }) => ride.note }),
    moves: t.field({
      type: [StaffMoveEnum],
      resolve: ({ ride }): readonly StaffMove[] => staffMovesFrom(ride.state),
    }),
  }),
});

interface DeskPage {
  readonly items: readonly Row[];
  readonly next: string | null;
  readonly total: number;
}

const PageRef = main.objectRef<DeskPage>('TestRideDeskPage').implement({
  fields: (t) => ({
    items: t.field({ type: [RowRef], resolve: ({ items }) => items }),
    next: t.exposeString('next', {
      nullable: true,
      description: 'For the next page; null on the last one.',
    }),
    total: t.exposeInt('total', { description: 'Rides of the day in this queue, without search.' }),
  }),
});

/** No such centre or day, or another place than the one of who asks. */
const NOTHING: DeskPage = { items: [], next: null, total: 0 };

/** Where a page ended: when the ride began, and its id. */
const positionIn = (cursor: string | null | undefined): { at: number; id: string } => {
  const [, at, id] = /^(\d{1,15})\.(\w{1,40})$/.exec(cursor ?? '') ?? [];
  return at === undefined || id === undefined ? { at: 0, id: '' } : { at: Number(at), id };
};

main.queryField('testRideDesk', (t) =>
  t.field({
    type: PageRef,
    description: 'Test rides of a day at a centre, for its staff and sales staff, as they begin.',
    args: {
      dealerSlug: t.arg.string({ required: true }),
      day: t.arg.string({ required: true, description: 'YYYY-MM-DD on the clock of the centre.' }),
      queue: t.arg({ type: RideQueueEnum, required: true }),
      search: t.arg.string({ description: 'A part of the name or of the number.' }),
      after: t.arg.string({ description: '`next` of the page before.' }),
    },
    resolve: async (_, { dealerSlug, day, queue, search, after }, context) => {
      const { placeSlug } = requireStaff(await context.actor());
      if (placeSlug !== null && placeSlug !== dealerSlug) return NOTHING;
      const [place] = await context.read(zoneOfCentre({ dealerSlug }));
      const zone = place !== undefined && isTimeZone(place.timeZone) ? place.timeZone : undefined;
      const from = zone === undefined ? NaN : midnightOf(day, zone);
      if (Number.isNaN(from)) return NOTHING;
      const states = QUEUE_STATES[queue];
      const words = (search ?? '').trim().slice(0, RIDE_DESK.search).toLowerCase();
      const position = positionIn(after);
      const span = { dealerSlug, from, to: from + DAY_MS };
      const [rows, counts] = await Promise.all([
        context.read(
          ridesOfDay({
            ...span,
            states: JSON.stringify(states),
            search: words,
            // As somebody at home writes it: the zero stands for the country.
            digits: words.replace(/\D/g, '').replace(/^0/, ''),
            afterAt: position.at,
            afterId: position.id,
            limit: RIDE_DESK.perPage + 1,
          }),
        ),
        context.read(statesOfDay(span)),
      ]);
      const items = rows.slice(0, RIDE_DESK.perPage);
      const last = rows.length > items.length ? items.at(-1) : undefined;
      return {
        items,
        next: last === undefined ? null : `${last.ride.slotAt}.${last.ride.id}`,
        total: states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
      };
    },
  }),
);

main.mutationField('moveTestRide', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Staff check a rider in (with the waiver), complete the ride, note that nobody came, or cancel. A repeat is a success.',
    args: {
      id: t.arg.id({ required: true }),
      move: t.arg({ type: StaffMoveEnum, required: true }),
      waiver: t.arg.boolean(),
      note: t.arg.string(),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'moveTestRide', schema: MoveRideParam, args },
        (input, staffId) => moveRideAtDesk(input, staffId, context),
      ),
  }),
);

main.mutationField('createBookingByPS', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Sales staff book a test ride for a customer, also for the slot that has just begun. Counts once.',
    args: { param: t.arg({ type: RideInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who, placeSlug } = requireStaff(await context.actor());
      const input = validInput(RideParam, param);
      if (placeSlug !== null && placeSlug !== input.dealerSlug)
        return failed('TEST_RIDE_PLACE_UNKNOWN');
      const write = { operation: 'createBookingByPS', who, input };
      const done = await once(context, write, async () => {
        const [rider] = await context.readPrimary(
          customerByPhone({ phoneNumber: input.phoneNumber }),
        );
        return bookRide(input, { customerId: rider?.id ?? null, staffId: who }, context);
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
