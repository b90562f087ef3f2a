import type { Actor } from '#edge/auth/actor.ts';
import { type Counted, MOST_COUNTED } from '#edge/contract/counted.ts';
import {
  type Attention,
  DESK_LIMITS,
  type DeskQueue,
  type DeskSearch,
  deskSearch,
  QUEUE_FILTERS,
} from '#edge/contract/orders/desk.ts';
import type { OrderMove } from '#edge/contract/orders/machine.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { movesOf } from '#edge/contract/orders/standing.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { complaintIds, countComplaints, lateComplaints } from './complaints/complaint.sql.ts';
import {
  attentionIds,
  attentionsOf,
  countAttention,
  lists,
  matchesMany,
  overdueDecisions,
  searched,
  searchedLists,
  searchedPage,
  waitingReturns,
} from './desk.sql.ts';
import {
  countRefunds,
  lateRefunds,
  type RefundFigures,
  refundFigures,
  refundIds,
} from './desk-refunds.sql.ts';
import { AttentionEnum, DeskQueueEnum } from './enums.ts';
import { stuckApplications } from './financing/application.sql.ts';
import { currentApplication } from './financing/view.ts';
import { type Loaded, loadOrders } from './load.ts';
import { recordOf } from './record.ts';
import { movesFor, requireOrderReader } from './staff/access.ts';

const LIMIT = { usual: 25, most: 50 };

export interface DeskRow {
  readonly order: OrderRecord;
  readonly version: number;
  readonly contactPhone: string;
  readonly attentions: readonly Attention[];
  /** Moves that the asking staff have now. */
  readonly moves: readonly OrderMove[];
}

/** An order as staff see it: the passkey is the customer's to say, and papers are opened with a reason. */
export const deskRecord = (loaded: Loaded, now: number): OrderRecord => {
  const order = recordOf(loaded, now);
  return {
    ...order,
    owner: order.owner && { ...order.owner, name: maskedName(order.owner.name) },
    delivery: { ...order.delivery, passkey: null },
  };
};

/** Decisions that a company with an API takes itself. */
const COMPANYS: readonly OrderMove[] = [
  'approveInstallment',
  'rejectInstallment',
  'rejectContract',
];

/** What the asking staff can do with an order now. */
export const deskMoves = (
  { order, application }: Pick<Loaded, 'order' | 'application'>,
  shown: Pick<OrderRecord, 'state' | 'phase'>,
  actor: Actor,
): readonly OrderMove[] => {
  const current = currentApplication({ order, application });
  const isByCompany = current?.route === 'API';
  const isWithoutPapers = current?.submittedAt === null;
  return movesFor(
    movesOf({ ...order, state: shown.state, phase: shown.phase }, 'staff'),
    actor,
  ).filter(
    (move) =>
      !(isByCompany && COMPANYS.includes(move)) &&
      !(isWithoutPapers && move === 'approveInstallment'),
  );
};

export const DeskRowRef = main.objectRef<DeskRow>('OrderDeskRow').implement({
  fields: (t) => ({
    order: t.field({ type: 'OrderRecord', resolve: ({ order }) => order }),
    version: t.exposeInt('version'),
    contactPhone: t.exposeString('contactPhone'),
    attentions: t.field({
      type: [AttentionEnum],
      description: 'Why it needs a person.',
      resolve: ({ attentions }) => [...attentions],
    }),
    moves: t.stringList({
      description: 'Moves of the machine that whoever asks has now.',
      resolve: ({ moves }) => [...moves],
    }),
  }),
});

/** Why orders need a person, by order. */
export const attentionsFor = async (
  orderIds: readonly string[],
  { read, clock }: Pick<Context, 'read' | 'clock'>,
): Promise<(id: string) => readonly Attention[]> => {
  const ids = JSON.stringify(orderIds);
  const now = clock();
  const [money, overdue, stuck, late, unanswered, returns] = await Promise.all([
    read(attentionsOf({ ids })),
    read(overdueDecisions({ ids, now })),
    read(stuckApplications({ ids })),
    read(lateRefunds({ ids, now })),
    read(lateComplaints({ ids, now })),
    read(waitingReturns({ ids })),
  ]);
  return (id) => [
    ...(money.get(id) ?? []),
    ...(overdue.includes(id) ? (['DECISION_OVERDUE'] as const) : []),
    ...(stuck.includes(id) ? (['FINANCING_STUCK'] as const) : []),
    ...(late.includes(id) ? (['REFUND_LATE'] as const) : []),
    ...(unanswered.includes(id) ? (['COMPLAINT_LATE'] as const) : []),
    ...(returns.includes(id) ? (['RETURN_WAITS'] as const) : []),
  ];
};

const RefundFiguresRef = main.objectRef<RefundFigures>('OrderDeskRefundFigures').implement({
  description: 'How refunds keep what was promised; counts of refunds.',
  fields: (t) => ({
    open: t.exposeInt('open'),
    withoutAccount: t.exposeInt('withoutAccount', {
      description: 'Of the open ones: the customer has not said to which account.',
    }),
    late: t.exposeInt('late', {
      description: 'Of the open ones: promised for a day that is over.',
    }),
    paid: t.exposeInt('paid', {
      description: `In the last ${DESK_LIMITS.refundsMeasuredMs / DAY_MS} days.`,
    }),
    paidInTime: t.exposeInt('paidInTime'),
    medianDays: t.exposeInt('medianDays', {
      nullable: true,
      description: 'Working days from the request to the payment, of the middle one.',
    }),
    moreOpen: t.exposeBoolean('moreOpen', {
      description: `More are open than the oldest ${MOST_COUNTED}, which are counted.`,
    }),
    morePaid: t.exposeBoolean('morePaid', {
      description: `More were paid than the newest ${MOST_COUNTED}, which are counted.`,
    }),
  }),
});

interface Desk {
  readonly items: readonly DeskRow[];
  readonly total: Counted;
  readonly attention: Counted;
  readonly refunds: RefundFigures | null;
}

const DeskRef = main.objectRef<Desk>('OrderDesk').implement({
  fields: (t) => ({
    items: t.field({ type: [DeskRowRef], resolve: ({ items }) => [...items] }),
    totalItems: t.int({
      description: `At most ${MOST_COUNTED}.`,
      resolve: ({ total }) => total.count,
    }),
    more: t.boolean({
      description: 'There are more than `totalItems`, where counting ends.',
      resolve: ({ total }) => total.more,
    }),
    attention: t.int({
      description: `Orders that need a person, at most ${MOST_COUNTED}.`,
      resolve: ({ attention }) => attention.count,
    }),
    moreAttention: t.boolean({
      description: 'More need a person than `attention`, where counting ends.',
      resolve: ({ attention }) => attention.more,
    }),
    refunds: t.field({
      type: RefundFiguresRef,
      nullable: true,
      description: 'With the list of refunds alone.',
      resolve: ({ refunds }) => refunds,
    }),
  }),
});

interface Request {
  readonly queue: DeskQueue;
  readonly placeSlug: string | null;
  readonly page: { readonly limit: number; readonly offset: number };
}

type Listed = readonly [ids: readonly string[], total: Counted];

/** Nobody prepares a service: the workshop has its own list. */
const servicesIn = (queue: DeskQueue): 0 | 1 => (queue === 'PROCESS' ? 0 : 1);

/** More than are counted: of all orders, what a search matches of which more are than are sorted. */
const MANY: Counted = { count: MOST_COUNTED, more: true };

/** A page of what a search matches in a list, and how much that is. */
const searchIn = async (
  search: DeskSearch,
  { queue, placeSlug, page }: Request,
  { read }: Pick<Context, 'read'>,
): Promise<Listed> => {
  const { states, phase } = QUEUE_FILTERS[queue];
  const filter = { placeSlug, services: servicesIn(queue), ...searched(search) };
  if (await read(matchesMany(filter))) {
    const list = searchedLists[queue];
    const isOfAll = queue === 'ALL' && placeSlug === null;
    return Promise.all([
      read(list.ids({ ...filter, ...page })),
      isOfAll ? MANY : read(list.count(filter)),
    ]);
  }
  const { ids, total } = await read(
    searchedPage({ ...filter, ...page, states: JSON.stringify(states), phase }),
  );
  return [ids, total];
};

/** A page of a list, and how many it has; of `ATTENTION` that is `needing`, counted for every list. */
const pageOf = async (
  { queue, placeSlug, page }: Request,
  needing: Promise<Counted>,
  { read, clock }: Pick<Context, 'read' | 'clock'>,
): Promise<Listed> => {
  if (queue === 'COMPLAINTS')
    return Promise.all([
      read(complaintIds({ ...page, placeSlug })),
      read(countComplaints({ placeSlug })),
    ]);
  if (queue === 'REFUNDS')
    return Promise.all([
      read(refundIds({ ...page, placeSlug })),
      read(countRefunds({ placeSlug })),
    ]);
  if (queue === 'ATTENTION')
    return Promise.all([read(attentionIds({ ...page, placeSlug, now: clock() })), needing]);
  const ofDesk = { placeSlug, services: servicesIn(queue) };
  const list = lists[queue];
  return Promise.all([read(list.ids({ ...ofDesk, ...page })), read(list.count(ofDesk))]);
};

main.queryField('orderDesk', (t) =>
  t.field({
    type: DeskRef,
    description: 'Orders for staff, the one that has waited longest first.',
    args: {
      queue: t.arg({ type: DeskQueueEnum, required: true }),
      search: t.arg.string({
        description: 'The beginning of an order code or NUP, or a part of a name.',
      }),
      skip: t.arg.int(),
      take: t.arg.int(),
    },
    resolve: async (_, { queue, search, skip, take }, context) => {
      const actor = await context.actor();
      const { placeSlug } = requireOrderReader(actor);
      const limit = Math.min(LIMIT.most, Math.max(1, take ?? LIMIT.usual));
      const offset = Math.min(100_000, Math.max(0, skip ?? 0));
      const now = context.clock();
      const since = now - DESK_LIMITS.refundsMeasuredMs;
      const request = { queue, placeSlug, page: { limit, offset } };
      const wanted = deskSearch(search ?? '');
      const needing = context.read(countAttention({ placeSlug, now }));
      const [[ids, total], attention, refunds] = await Promise.all([
        wanted === null ? pageOf(request, needing, context) : searchIn(wanted, request, context),
        needing,
        queue === 'REFUNDS' ? context.read(refundFigures({ placeSlug, now, since })) : null,
      ]);
      const [loaded, attentions] = await Promise.all([
        loadOrders(ids, context.read),
        attentionsFor(ids, context),
      ]);
      const items = loaded.map((each): DeskRow => {
        const order = deskRecord(each, now);
        return {
          order,
          version: each.order.version,
          contactPhone: each.order.contactPhone,
          attentions: attentions(order.id),
          moves: deskMoves(each, order, actor),
        };
      });
      return { items, total, attention, refunds };
    },
  }),
);
