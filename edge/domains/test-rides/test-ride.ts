import * as v from 'valibot';
import { customerIdOf } from '#edge/auth/policy.ts';
import { canMove } from '#edge/contract/machine.ts';
import { navigationUrl } from '#edge/contract/maps.ts';
import {
  HoldParam,
  RescheduleRideParam,
  RIDE_SLOTS,
  RideParam,
} from '#edge/contract/test-rides/booking.ts';
import { isOpenToRider, rideMachine, rideStatusAt } from '#edge/contract/test-rides/machine.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { maskedName, maskedPhone } from '#edge/platform/mask-person.ts';
import { validInput } from '#edge/platform/public-message.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { once } from '#edge/platform/write/once.ts';
import { bookRide, holdSlot, rescheduleRide } from './book.ts';
import { RideStateEnum, RideStatusEnum } from './enums.ts';
import { HoldInput, RideInput } from './inputs.ts';
import { cancelRide } from './move.ts';
import { type RideRow, rideByKey } from './ride.sql.ts';

const TRIES = declareLimit({
  purpose: 'test-rides.key',
  most: 120,
  windowMs: HOUR_MS,
  what: 'links of test rides opened',
  by: 'customer, else address',
});

interface Shown extends RideRow {
  readonly now: number;
}

const TestRideRef = main.objectRef<Shown>('TestRide').implement({
  description: 'A test ride, for whoever has its link.',
  fields: (t) => ({
    id: t.id({ resolve: ({ ride }) => ride.id }),
    status: t.field({
      type: RideStatusEnum,
      resolve: ({ ride, now }) => rideStatusAt(ride.state, ride.slotAt, now),
    }),
    state: t.field({ type: RideStateEnum, resolve: ({ ride }) => ride.state }),
    open: t.boolean({
      description: 'It can still be moved and cancelled.',
      resolve: ({ ride, now }) => isOpenToRider(ride.state, ride.slotAt, now),
    }),
    slotAt: t.field({ type: 'DateTime', resolve: ({ ride }) => ride.slotAt }),
    endsAt: t.field({
      type: 'DateTime',
      resolve: ({ ride }) => ride.slotAt + RIDE_SLOTS.lengthMs,
    }),
    sequence: t.int({
      description: 'Counts its changes, for calendars.',
      resolve: ({ ride }) => ride.sequence,
    }),
    productId: t.exposeInt('odooProductId'),
    productName: t.exposeString('productName'),
    productSlug: t.exposeString('productSlug'),
    dealerSlug: t.exposeString('dealerSlug'),
    location: t.exposeString('location'),
    address: t.exposeString('address'),
    city: t.exposeString('city'),
    timeZone: t.exposeString('timeZone'),
    phone: t.exposeString('phone', { nullable: true, description: 'Of the centre.' }),
    directions: t.string({
      resolve: ({ latitude, longitude }) => navigationUrl({ lat: latitude, lon: longitude }),
    }),
    name: t.string({
      description: 'Of the rider, masked: a link may be passed on.',
      resolve: ({ ride }) => maskedName(ride.name ?? ''),
    }),
    phoneNumber: t.string({
      description: 'Of the rider, masked.',
      resolve: ({ ride }) => maskedPhone(ride.phoneNumber ?? ''),
    }),
  }),
});

main.queryField('testRide', (t) =>
  t.field({
    type: TestRideRef,
    nullable: true,
    description: 'The test ride of a link; null for a link that is none.',
    args: { manageKey: t.arg.id({ required: true }) },
    resolve: async (_, { manageKey }, context) => {
      if (!v.is(deviceId('trk'), manageKey)) return null;
      const customerId = customerIdOf(await context.actor());
      await holdToAttempts(context, TRIES, await triedBy(customerId, context));
      // From the primary: whoever has just booked looks at it.
      const [row] = await context.readPrimary(rideByKey({ manageKey }));
      if (row === undefined || canMove(rideMachine, 'confirm', row.ride.state)) return null;
      return { ...row, now: context.clock() };
    },
  }),
);

interface HoldAnswer {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly message: string;
  readonly heldUntil: number | null;
}

const HoldRef = main.objectRef<HoldAnswer>('TestRideHold').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    heldUntil: t.expose('heldUntil', { type: 'DateTime', nullable: true }),
  }),
});

main.mutationField('holdTestRide', (t) =>
  t.field({
    type: HoldRef,
    description: 'Keeps a slot for some minutes while somebody fills in the form.',
    args: { param: t.arg({ type: HoldInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const input = validInput(HoldParam, param);
      const who = customerIdOf(await context.actor()) ?? 'guest';
      const write = { operation: 'holdTestRide', who, input };
      const done = await once(context, write, () => holdSlot(input, context));
      return done.ok
        ? { ...DONE, heldUntil: done.value.heldUntil }
        : { ...failed(done.error), heldUntil: null };
    },
  }),
);

main.mutationField('bookTestRide', (t) =>
  t.field({
    type: CommonRef,
    description: 'A test ride, with an account or without. May be sent again; it counts once.',
    args: { param: t.arg({ type: RideInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const input = validInput(RideParam, param);
      const customerId = customerIdOf(await context.actor()) ?? null;
      const write = { operation: 'bookTestRide', who: customerId ?? 'guest', input };
      const by = { customerId, staffId: null };
      const done = await once(context, write, () => bookRide(input, by, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('rescheduleTestRide', (t) =>
  t.field({
    type: CommonRef,
    description: 'Another time at the same centre, for whoever has the link. Counts once.',
    args: {
      manageKey: t.arg.id({ required: true }),
      slotAt: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: async (_, args, context) => {
      const input = validInput(RescheduleRideParam, args);
      const customerId = customerIdOf(await context.actor());
      await holdToAttempts(context, TRIES, await triedBy(customerId, context));
      const write = { operation: 'rescheduleTestRide', who: customerId ?? 'guest', input };
      const done = await once(context, write, () => rescheduleRide(input, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('cancelTestRide', (t) =>
  t.field({
    type: CommonRef,
    description: 'For whoever has the link, until it begins. A repeat is a success.',
    args: { manageKey: t.arg.id({ required: true }) },
    resolve: async (_, { manageKey }, context) => {
      if (!v.is(deviceId('trk'), manageKey)) return failed('TEST_RIDE_NOT_FOUND');
      const customerId = customerIdOf(await context.actor());
      await holdToAttempts(context, TRIES, await triedBy(customerId, context));
      const write = { operation: 'cancelTestRide', who: customerId ?? 'guest', input: manageKey };
      const done = await once(context, write, () => cancelRide(manageKey, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
