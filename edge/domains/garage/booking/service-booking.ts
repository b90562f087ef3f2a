import { requireCustomer } from '#edge/auth/policy.ts';
import {
  BOOKING,
  canStillBook,
  SERVICE_SLOTS,
  slotsOf,
} from '#edge/contract/garage/service-slots.ts';
import { freeAt } from '#edge/contract/slots.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { ServiceKindEnum } from '#edge/domains/garage/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { once } from '#edge/platform/write/once.ts';
import { takenSeats, workshop } from './booking.sql.ts';
import { rescheduleBooking } from './reschedule.ts';

interface Slot {
  readonly startsAt: number;
  readonly free: number;
}

const SlotRef = main.objectRef<Slot>('ServiceSlot').implement({
  fields: (t) => ({
    startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
    free: t.exposeInt('free', { description: 'Benches that are free.' }),
  }),
});

export const BookingInput = main.inputType('ServiceBookingParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`sbk_` and 26 characters, made by the device.' }),
    vin: t.string({ required: true }),
    dealerSlug: t.string({ required: true }),
    slotAt: t.field({ type: 'DateTime', required: true }),
    kind: t.field({
      type: ServiceKindEnum,
      required: true,
    }),
    note: t.string(),
  }),
});

main.queryField('serviceSlots', (t) =>
  t.field({
    type: [SlotRef],
    description: 'Appointments a workshop still gives on a day of its own calendar.',
    args: {
      dealerSlug: t.arg.string({ required: true }),
      day: t.arg.string({ required: true, description: 'YYYY-MM-DD' }),
    },
    resolve: async (_, { dealerSlug, day }, { read, clock }) => {
      const start = Date.parse(`${day}T00:00:00Z`);
      if (Number.isNaN(start)) return [];
      const around = { dealerSlug, from: start - DAY_MS, to: start + 2 * DAY_MS };
      const [[place], taken] = await Promise.all([
        read(workshop({ dealerSlug })),
        read(takenSeats(around)),
      ]);
      if (place === undefined || !isTimeZone(place.timeZone)) return [];
      const now = clock();
      return slotsOf(place.hours, place.timeZone, day)
        .filter((startsAt) => canStillBook(startsAt, now))
        .map((startsAt) => ({
          startsAt,
          free: freeAt(SERVICE_SLOTS, { seats: BOOKING.seats, resources: [], taken }, startsAt)
            .seats.length,
        }));
    },
  }),
);

main.mutationField('rescheduleServiceBooking', (t) =>
  t.field({
    type: CommonRef,
    description: 'Another time at the same workshop. May be sent again; it counts once.',
    args: {
      id: t.arg.id({ required: true }),
      slotAt: t.arg({ type: 'DateTime', required: true }),
    },
    resolve: async (_, { id, slotAt }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const input = { id, slotAt };
      const write = { operation: 'rescheduleServiceBooking', who, input };
      const done = await once(context, write, () => rescheduleBooking(who, input, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
