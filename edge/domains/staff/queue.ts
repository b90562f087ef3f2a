import type { Customer } from '#edge/auth/actor.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { MOST_COUNTED } from '#edge/contract/counted.ts';
import { localeFrom } from '#edge/contract/locale.ts';
import {
  CLAIM_LIMITS,
  QUEUE_PAGE_SIZES,
  type QueueSort,
  type StaffQueue,
} from '#edge/contract/staff/queues.ts';
import { DAY_MS, startOfDayInJakarta } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { QueueSortEnum, StaffQueueEnum } from './enums.ts';
import { type Looking, type QueueFigures, SOURCES, statementsOf, type Task } from './queue.sql.ts';
import { queuesOf, requireQueue } from './rights.ts';

export const lookingAs = ({ placeSlug }: Customer, now: number): Looking => {
  const dayFrom = startOfDayInJakarta(now);
  return { now, dayFrom, dayUntil: dayFrom + DAY_MS, placeSlug };
};

interface Summary extends QueueFigures {
  readonly queue: StaffQueue;
}

const FiguresRef = main.objectRef<Summary>('DeskQueueFigures').implement({
  description: 'How much waits in a queue: counted by the query that lists it.',
  fields: (t) => ({
    queue: t.expose('queue', { type: StaffQueueEnum }),
    count: t.exposeInt('count', { description: `At most ${MOST_COUNTED}.` }),
    more: t.exposeBoolean('more', {
      description: 'More wait than `count`, where counting ends.',
    }),
    overdue: t.exposeInt('overdue', {
      description: 'Of those that are counted, the ones that were due before now.',
    }),
    moreOverdue: t.exposeBoolean('moreOverdue', {
      description: 'More may be overdue than `overdue`, as not all were counted.',
    }),
    oldest: t.expose('oldest', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the first of them waits, or when it takes place.',
    }),
    nextDue: t.expose('nextDue', {
      type: 'DateTime',
      nullable: true,
      description: 'None where nothing waits, or where not all were counted that may be due first.',
    }),
  }),
});

main.queryField('deskQueues', (t) =>
  t.field({
    type: [FiguresRef],
    description: 'The queues that whoever asks works on.',
    resolve: async (_, __, context) => {
      const staff = requireStaff(await context.actor());
      const looking = lookingAs(staff, context.clock());
      return Promise.all(
        queuesOf(staff).map(async (queue): Promise<Summary> => {
          const figures = await context.read(statementsOf(queue).figures(looking));
          return { queue, ...figures };
        }),
      );
    },
  }),
);

interface Listed {
  readonly queue: StaffQueue;
  readonly task: Task;
  readonly isDone: boolean;
  readonly isMine: boolean;
}

const TaskRef = main.objectRef<Listed>('DeskTask').implement({
  description: 'One thing that waits for staff.',
  fields: (t) => ({
    id: t.id({ resolve: ({ task }) => task.id }),
    subject: t.id({
      description: 'What its page is about, e.g. the order of a refund.',
      resolve: ({ task }) => task.subject,
    }),
    label: t.string({
      resolve: ({ queue, task }) => (SOURCES[queue].isMasked ? maskedName(task.label) : task.label),
    }),
    detail: t.string({ resolve: ({ task }) => task.detail }),
    amount: t.field({ type: 'Rupiah', nullable: true, resolve: ({ task }) => task.amountIdr }),
    since: t.field({
      type: 'DateTime',
      description: 'Since when it waits, or when it takes place.',
      resolve: ({ task }) => task.since,
    }),
    due: t.field({ type: 'DateTime', resolve: ({ task }) => task.due }),
    step: t.string({ description: 'The next thing to do.', resolve: ({ task }) => task.step }),
    ownerName: t.string({
      nullable: true,
      description: 'Who of the staff has it in hand, or took it on.',
      resolve: ({ task }) => task.ownerName,
    }),
    mine: t.exposeBoolean('isMine'),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it is theirs alone.',
      resolve: ({ task }) => task.expiresAt,
    }),
    done: t.exposeBoolean('isDone', { description: 'It is not in the queue any more.' }),
  }),
});

interface Page {
  readonly items: readonly Listed[];
  readonly next: string | null;
  readonly figures: Summary;
}

const PageRef = main.objectRef<Page>('DeskQueuePage').implement({
  fields: (t) => ({
    items: t.field({ type: [TaskRef], resolve: ({ items }) => [...items] }),
    next: t.exposeString('next', { nullable: true, description: 'Cursor of the page after.' }),
    figures: t.field({ type: FiguresRef, resolve: ({ figures }) => figures }),
  }),
});

/** A page begins among what is claimed, or among what waits; `at` and `tie` are of the row before it. */
interface Cursor {
  readonly part: 'claimed' | 'waiting';
  readonly at: number;
  readonly tie: number;
}

/** Before every row of either part. */
const START = { at: 0, tie: 0 };
const LATEST = { at: Number.MAX_SAFE_INTEGER, tie: 0 };

/** What is no cursor of ours begins at the first. */
const cursorIn = (text: string | null | undefined, sort: QueueSort): Cursor => {
  const [, part, at, tie] = /^(claimed|waiting)\.(\d{1,16})\.(\d{1,16})$/.exec(text ?? '') ?? [];
  if (part === undefined) return { part: 'claimed', ...(sort === 'ASC' ? START : LATEST) };
  return { part: part === 'claimed' ? 'claimed' : 'waiting', at: Number(at), tie: Number(tie) };
};

const cursorOf = (task: Task, isClaimed: boolean): string =>
  isClaimed ? `claimed.${task.claimedAt}.${task.claimTie}` : `waiting.${task.since}.${task.tie}`;

const sizeOf = (first: number | null | undefined): number =>
  QUEUE_PAGE_SIZES.find((size) => size === first) ?? QUEUE_PAGE_SIZES[1];

main.queryField('deskQueue', (t) =>
  t.field({
    type: PageRef,
    description: 'A page of a queue.',
    args: {
      queue: t.arg({ type: StaffQueueEnum, required: true }),
      sort: t.arg({ type: QueueSortEnum, required: true }),
      first: t.arg.int({ description: '10, 25 or 50.' }),
      after: t.arg.string({ description: 'Cursor; null begins.' }),
      locale: t.arg({ type: MainLocaleEnum, description: 'Of the names of goods.' }),
    },
    resolve: async (_, { queue, sort, first, after, locale }, context): Promise<Page> => {
      const staff = requireStaff(await context.actor());
      requireQueue(staff, queue);
      const now = context.clock();
      const looking = lookingAs(staff, now);
      const statements = statementsOf(queue);
      const size = sizeOf(first);
      const from = cursorIn(after, sort);
      const limit = size + 1;
      const reader = localeFrom(locale);
      const claimed = (): Promise<readonly Task[]> => {
        const page = { ...looking, locale: reader, at: from.at, tie: from.tie, limit };
        return context.read(
          sort === 'ASC'
            ? statements.assigned(page)
            : statements.completed({ ...page, shownFrom: now - CLAIM_LIMITS.shownMs }),
        );
      };
      const rest = {
        ...looking,
        locale: reader,
        ...(from.part === 'claimed' ? START : from),
        limit,
      };
      const [first_, waiting, figures] = await Promise.all([
        from.part === 'claimed' ? claimed() : [],
        context.read(sort === 'ASC' ? statements.waiting(rest) : statements.all(rest)),
        context.read(statements.figures(looking)),
      ]);
      const rows = [
        ...first_.map((task) => ({ task, isClaimed: true })),
        ...waiting.map((task) => ({ task, isClaimed: false })),
      ];
      const shown = rows.slice(0, size);
      const last = shown.at(-1);
      return {
        items: shown.map(({ task, isClaimed }) => ({
          queue,
          task,
          isDone: isClaimed && sort === 'DESC',
          isMine: task.claimedBy === staff.customerId,
        })),
        next: rows.length > size && last !== undefined ? cursorOf(last.task, last.isClaimed) : null,
        figures: { queue, ...figures },
      };
    },
  }),
);
