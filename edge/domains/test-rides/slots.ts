import { dayAt, freeAt, isBookable, midnightOf, slotsOfDay } from '#edge/contract/slots.ts';
import { RIDES } from '#edge/contract/test-rides/booking.ts';
import { rulesOf, WIDEST_APART_MS } from '#edge/contract/test-rides/centre.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { main } from '#edge/graphql/builder.ts';
import { clamp } from '#edge/graphql/pagination.ts';
import { centreOf, centresWith, closingsOf, motorcyclesOf, takenAt } from './ride.sql.ts';

interface Slot {
  readonly startsAt: number;
  readonly free: number;
}

interface Day {
  /** `YYYY-MM-DD` on the clock of the centre. */
  readonly day: string;
  readonly slots: readonly Slot[];
}

const SlotRef = main.objectRef<Slot>('TestRideSlot').implement({
  fields: (t) => ({
    startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => startsAt }),
    free: t.exposeInt('free', { description: 'Rides that can still be booked then.' }),
  }),
});

const DayRef = main.objectRef<Day>('TestRideDay').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD on the clock of the centre.' }),
    slots: t.field({ type: [SlotRef], resolve: ({ slots }) => slots }),
  }),
});

main.queryField('testRideCentres', (t) =>
  t.stringList({
    description: 'Slugs of the centres that lend a model for test rides.',
    args: { productId: t.arg.int({ required: true }) },
    resolve: async (_, { productId }, { read }) =>
      (await read(centresWith({ productId }))).map(({ dealerSlug }) => dealerSlug),
  }),
);

main.queryField('testRideDays', (t) =>
  t.field({
    type: [DayRef],
    description: `Test rides a centre still gives, day by day of its own calendar, at most ${RIDES.days} days.`,
    args: {
      dealerSlug: t.arg.string({ required: true }),
      productId: t.arg.int({ required: true }),
      from: t.arg.string({ required: true, description: 'YYYY-MM-DD' }),
      days: t.arg.int(),
      forDesk: t.arg.boolean({
        description: 'As staff may book for somebody who is there: without notice.',
      }),
    },
    resolve: async (_, { dealerSlug, productId, from, days, forDesk }, { read, clock }) => {
      const start = midnightOf(from, 'Asia/Jakarta');
      if (Number.isNaN(start)) return [];
      const count = clamp(days, 1, RIDES.days);
      const now = clock();
      const span = {
        dealerSlug,
        from: start - DAY_MS - WIDEST_APART_MS,
        to: start + (count + 1) * DAY_MS + WIDEST_APART_MS,
      };
      const [[centre], resources, taken, closings] = await Promise.all([
        read(centreOf({ dealerSlug })),
        read(motorcyclesOf({ dealerSlug, productId })),
        read(takenAt({ ...span, now, except: '' })),
        read(closingsOf(span)),
      ]);
      if (centre === undefined || !isTimeZone(centre.timeZone)) return [];
      const { hours, seats, timeZone: zone } = centre;
      const rules = rulesOf(centre, forDesk === true ? 'staff' : 'rider');
      const room = { seats, resources, taken, closings };
      return Array.from({ length: count }, (_each, index) => {
        const day = dayAt(midnightOf(from, zone) + index * DAY_MS, zone);
        const slots = slotsOfDay(rules, { hours, zone }, day)
          .filter((at) => isBookable(rules, at, now))
          .map((startsAt) => {
            const free = freeAt(rules, room, startsAt);
            return { startsAt, free: Math.min(free.seats.length, free.resources.length) };
          });
        return { day, slots };
      });
    },
  }),
);
