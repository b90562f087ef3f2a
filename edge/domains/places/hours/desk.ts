import * as v from 'valibot';
import { requireStaff } from '#edge/auth/policy.ts';
import { BOOKING } from '#edge/contract/garage/service-slots.ts';
import { isOpenThroughout, type OpeningHours } from '#edge/contract/hours.ts';
import {
  HOURS_DESK,
  hoursFrom,
  type SetHours,
  setHoursInput,
} from '#edge/contract/places/hours-desk.ts';
import { RIDE_SLOTS } from '#edge/contract/test-rides/booking.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { HoursKindEnum } from '#edge/domains/places/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { staffWrite } from '#edge/graphql/staff-write.ts';
import { err, ok } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type PlaceHours, placesWithHours, setHoursRows, visitsAhead } from './hours.sql.ts';

const WRITES = declareLimit({
  purpose: 'places.hours',
  most: HOURS_DESK.writes,
  windowMs: HOURS_DESK.windowMs,
  what: 'changes of opening hours',
  by: 'one of the staff',
});

interface Exception {
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

const ExceptionRef = main.objectRef<Exception>('HoursDeskException').implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime' }),
    to: t.expose('to', { type: 'DateTime' }),
    open: t.exposeBoolean('open'),
  }),
});

interface Span {
  readonly from: number;
  readonly to: number;
}

const SpanRef = main.objectRef<Span>('HoursDeskSpan').implement({
  description: 'In minutes since Monday 00:00 on the clock of the place.',
  fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
});

const exceptionsOf = ({ openings, closings }: OpeningHours): Exception[] =>
  [
    ...openings.map(([from, to]) => ({ from, to, open: true })),
    ...closings.map(([from, to]) => ({ from, to, open: false })),
  ].toSorted((a, b) => a.from - b.from);

const HoursRef = main.objectRef<OpeningHours>('HoursDeskHours').implement({
  fields: (t) => ({
    always: t.exposeBoolean('always', { description: 'Open day and night.' }),
    week: t.field({
      type: [SpanRef],
      resolve: ({ week }) => week.map(([from, to]) => ({ from, to })),
    }),
    exceptions: t.field({ type: [ExceptionRef], resolve: exceptionsOf }),
  }),
});

const PlaceRef = main.objectRef<PlaceHours>('HoursDeskPlace').implement({
  description: 'A place and when it is open.',
  fields: (t) => ({
    dealerSlug: t.exposeString('dealerSlug'),
    location: t.exposeString('location'),
    city: t.exposeString('city'),
    timeZone: t.exposeString('timeZone'),
    sales: t.exposeBoolean('sales'),
    services: t.exposeBoolean('services'),
    hoursForSales: t.field({
      type: HoursRef,
      nullable: true,
      resolve: ({ hoursForSales }) => hoursForSales,
    }),
    hoursForService: t.field({
      type: HoursRef,
      nullable: true,
      resolve: ({ hoursForService }) => hoursForService,
    }),
    version: t.exposeInt('version'),
  }),
});

main.queryField('hoursDesk', (t) =>
  t.field({
    type: [PlaceRef],
    description: 'Places and when they are open, for the desk.',
    resolve: async (_, __, context) => {
      const { placeSlug } = requireStaff(await context.actor());
      return [...(await context.read(placesWithHours({ slug: placeSlug })))];
    },
  }),
);

const SpanInput = main.inputType('HoursSpanInput', {
  fields: (t) => ({
    day: t.int({ required: true, description: '1 is Monday.' }),
    opens: t.string({ required: true, description: 'HH:MM' }),
    closes: t.string({ required: true, description: 'HH:MM; the next day where not later.' }),
  }),
});

const ExceptionInput = main.inputType('HoursExceptionInput', {
  fields: (t) => ({
    from: t.field({ type: 'DateTime', required: true }),
    to: t.field({ type: 'DateTime', required: true }),
    open: t.boolean({ required: true }),
  }),
});

/** How many visits to come the new hours would leave before a closed door. */
const visitsOutside = async (
  { dealerSlug, kind }: SetHours,
  hours: OpeningHours,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
): Promise<number> => {
  const [[place], visits] = await Promise.all([
    readPrimary(placesWithHours({ slug: dealerSlug })),
    readPrimary(
      visitsAhead({
        slug: dealerSlug,
        now: clock(),
        serviceMs: BOOKING.slotMs,
        rideMs: RIDE_SLOTS.lengthMs,
      }),
    ),
  ]);
  if (place === undefined || !isTimeZone(place.timeZone)) return 0;
  const zone = place.timeZone;
  return visits.filter(
    (visit) =>
      visit.kind === kind && !isOpenThroughout(hours, zone, [visit.at, visit.at + visit.lasts]),
  ).length;
};

const WANTED = {
  dealerSlug: { required: true },
  always: { required: true },
} as const;

main.queryField('hoursPreview', (t) =>
  t.int({
    nullable: true,
    description:
      'How many appointments or test rides to come would be outside of these hours; null for hours that are none.',
    args: {
      dealerSlug: t.arg.string(WANTED.dealerSlug),
      kind: t.arg({ type: HoursKindEnum, required: true }),
      always: t.arg.boolean(WANTED.always),
      week: t.arg({ type: [SpanInput], required: true }),
      exceptions: t.arg({ type: [ExceptionInput], required: true }),
    },
    resolve: async (_, args, context) => {
      const { placeSlug } = requireStaff(await context.actor());
      if (placeSlug !== null && placeSlug !== args.dealerSlug) return 0;
      const parsed = v.safeParse(setHoursInput, {
        ...args,
        reason: 'preview',
        expectedVersion: 1,
      });
      if (!parsed.success) return null;
      return visitsOutside(parsed.output, hoursFrom(parsed.output), context);
    },
  }),
);

main.mutationField('setPlaceHours', (t) =>
  t.field({
    type: CommonRef,
    description: 'When a place is open, with its exceptions, from now on.',
    args: {
      dealerSlug: t.arg.string(WANTED.dealerSlug),
      kind: t.arg({ type: HoursKindEnum, required: true }),
      always: t.arg.boolean(WANTED.always),
      week: t.arg({ type: [SpanInput], required: true }),
      exceptions: t.arg({ type: [ExceptionInput], required: true }),
      reason: t.arg.string({ required: true }),
      expectedVersion: t.arg.int({ required: true }),
    },
    resolve: (_, args, context) =>
      staffWrite(
        context,
        { operation: 'setPlaceHours', schema: setHoursInput, args, limit: WRITES },
        async (input) => {
          const { dealerSlug: slug, kind, expectedVersion: version } = input;
          const [place] = await context.readPrimary(placesWithHours({ slug }));
          if (place === undefined || !(kind === 'SALES' ? place.sales : place.services))
            return err('HOURS_NOT_FOUND');
          if (place.version !== version) return err('HOURS_CHANGED');
          const seen = { slug, kind, version, now: context.clock() };
          return ok({ statements: setHoursRows(seen, hoursFrom(input)), outcome: null });
        },
      ),
  }),
);
