import { requireStaff } from '#edge/auth/policy.ts';
import { exportFiguresInput, FIGURES, spanOf } from '#edge/contract/orders/figures.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { validInput } from '#edge/platform/public-message.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import {
  collectFigures,
  type FigureCode,
  type FigureDay,
  type FigurePlace,
  type Figures,
} from './collect.ts';
import { figuresCsv } from './csv.ts';
import type { Funnel, StateTime } from './figures.sql.ts';

const EXPORTS = declareLimit({
  purpose: 'orders.figures-export',
  most: FIGURES.exports,
  windowMs: FIGURES.windowMs,
  what: 'exports of figures',
  by: 'one of the staff',
});

const CountRef = main
  .objectRef<FigureDay['orders'][number]>('FigureState')
  .implement({ fields: (t) => ({ state: t.exposeString('state'), count: t.exposeInt('count') }) });

const MoneyRef = main.objectRef<NonNullable<FigureDay['money']>>('FigureMoney').implement({
  description: 'Sums of the ledger.',
  fields: (t) => ({
    in: t.expose('inIdr', { type: 'Rupiah' }),
    out: t.expose('outIdr', { type: 'Rupiah' }),
  }),
});

const DayRef = main.objectRef<FigureDay>('FigureDay').implement({
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD in Jakarta.' }),
    orders: t.field({
      type: [CountRef],
      description: 'Placed on that day, by the state they are in now.',
      resolve: ({ orders }) => [...orders],
    }),
    money: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Null for whoever may not decide about money.',
      resolve: ({ money }) => money,
    }),
  }),
});

const CodeRef = main.objectRef<FigureCode>('FigureTransfer').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What the ledger calls it.' }),
    isIn: t.exposeBoolean('isIn'),
    amount: t.expose('amountIdr', { type: 'Rupiah' }),
  }),
});

const PlaceRef = main.objectRef<FigurePlace>('FigurePlace').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    name: t.exposeString('name'),
    orders: t.exposeInt('orders'),
    completed: t.exposeInt('completed'),
    cancelled: t.exposeInt('cancelled'),
    money: t.field({ type: MoneyRef, nullable: true, resolve: ({ money }) => money }),
  }),
});

const TimeRef = main.objectRef<StateTime>('FigureTime').implement({
  description: 'How long orders were in a state that they left within the time.',
  fields: (t) => ({
    state: t.exposeString('state'),
    count: t.exposeInt('count'),
    averageHours: t.float({ resolve: ({ averageMs }) => averageMs / HOUR_MS }),
    longestHours: t.float({ resolve: ({ longestMs }) => longestMs / HOUR_MS }),
  }),
});

const FunnelRef = main.objectRef<Funnel>('FigureFunnel').implement({
  fields: (t) => ({
    configured: t.exposeInt('configured', { description: 'Customers who saved a configuration.' }),
    ordered: t.exposeInt('ordered', { description: 'Of them, those who ordered afterwards.' }),
    paid: t.exposeInt('paid', { description: 'Of those, who paid.' }),
  }),
});

const FiguresRef = main.objectRef<Figures>('DeskFigures').implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'DateTime' }),
    until: t.expose('until', { type: 'DateTime' }),
    days: t.field({ type: [DayRef], resolve: ({ days }) => [...days] }),
    places: t.field({ type: [PlaceRef], resolve: ({ places }) => [...places] }),
    transfers: t.field({
      type: [CodeRef],
      nullable: true,
      resolve: ({ codes }) => codes && [...codes],
    }),
    times: t.field({ type: [TimeRef], resolve: ({ times }) => [...times] }),
    funnel: t.field({ type: FunnelRef, resolve: ({ funnel }) => funnel }),
  }),
});

main.queryField('deskFigures', (t) =>
  t.field({
    type: FiguresRef,
    description: 'Orders, money, waiting times and conversion of the last days.',
    args: {
      days: t.arg.int({ description: '7, 30, 90 or 365; today included.' }),
      place: t.arg.string({ description: 'Slug; none for all.' }),
    },
    resolve: async (_, { days, place }, context) => {
      const { permissions, placeSlug } = requireStaff(await context.actor());
      return collectFigures(
        {
          days: spanOf(days),
          place: placeSlug ?? (place?.slice(0, 64) || null),
          seesMoney: holds(permissions, 'DeleteOrder'),
        },
        context,
      );
    },
  }),
);

main.mutationField('exportDeskFigures', (t) =>
  t.string({
    description: 'Orders and money day by day as CSV. The export stands in the audit.',
    args: {
      days: t.arg.int({ required: true }),
      place: t.arg.string({ description: 'Slug; none for all.' }),
      reason: t.arg.string({ required: true, description: 'Stands in the audit.' }),
    },
    resolve: async (_, { days, place, reason }, context) => {
      const { customerId } = requireStaff(await context.actor());
      const input = validInput(exportFiguresInput, { days, reason });
      await holdToAttempts(context, EXPORTS, customerId);
      // The trail of this write is the row of the export.
      await context.db.write([]);
      const wanted = { days: input.days, place: place?.slice(0, 64) || null, seesMoney: true };
      return figuresCsv(await collectFigures(wanted, context));
    },
  }),
);
