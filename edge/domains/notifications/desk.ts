import { eq } from 'drizzle-orm';
import { message } from '#db/schema/notifications.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { canMove } from '#edge/contract/machine.ts';
import { messageMachine } from '#edge/contract/notifications/message-machine.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { MainLocaleEnum } from '#edge/graphql/locale.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import {
  countStuck,
  countUnplanned,
  planAgain,
  type StuckMessage,
  stuckMessages,
  type UnplannedEvent,
  unplannedById,
  unplannedEvents,
} from './desk.sql.ts';
import { ChannelEnum } from './enums.ts';
import { messageById } from './message.sql.ts';
import { messageMover } from './move.ts';
import { templateOf } from './templates/all.ts';
import { wordsOf } from './templates/fill.ts';

const LIMIT = { usual: 25, most: 50 };
const PAGES = 10_000;
/** Rare, and of one cause: the first of them tell what to mend. */
const UNPLANNED = 20;

const StuckRef = main.objectRef<StuckMessage>('StuckMessage').implement({
  description:
    'A message that reached nobody, or that its reader called spam. Addresses stay sealed.',
  fields: (t) => ({
    id: t.id({ resolve: (row) => row.message.id }),
    channel: t.field({ type: ChannelEnum, resolve: (row) => row.message.channel }),
    customerName: t.exposeString('customerName'),
    subject: t.string({
      args: { locale: t.arg({ type: MainLocaleEnum, required: true }) },
      resolve: ({ template: name, facts }, { locale }) => {
        const template = templateOf(name);
        const reader = { locale, zone: 'Asia/Jakarta' } as const;
        return template === undefined ? name : wordsOf(template, facts, reader).subject;
      },
    }),
    complained: t.boolean({
      description: 'Its reader called it spam: it is not sent again.',
      resolve: (row) => row.message.state === 'COMPLAINED',
    }),
    reason: t.string({ resolve: (row) => row.message.lastError ?? '' }),
    tries: t.int({ resolve: (row) => row.message.tries }),
    since: t.field({ type: 'DateTime', resolve: (row) => row.message.updatedAt }),
  }),
});

const UnplannedRef = main.objectRef<UnplannedEvent>('UnplannedEvent').implement({
  description:
    'Something that happened and that nobody could be told of yet. It is tried again once a day at least.',
  fields: (t) => ({
    id: t.exposeID('id'),
    source: t.exposeString('source', { description: 'What happened, e.g. `order`.' }),
    about: t.exposeString('entityId', { description: 'Id of what it happened to.' }),
    reason: t.string({ resolve: ({ lastError }) => lastError ?? '' }),
    tries: t.exposeInt('tries'),
    happenedAt: t.field({ type: 'DateTime', resolve: ({ happenedAt }) => happenedAt }),
  }),
});

interface StuckPage {
  readonly data: readonly StuckMessage[];
  readonly unplanned: readonly UnplannedEvent[];
  readonly unplannedTotal: number;
  readonly pagination: Pagination;
}

const PageRef = main.objectRef<StuckPage>('StuckMessagePage').implement({
  fields: (t) => ({
    data: t.field({ type: [StuckRef], resolve: ({ data }) => [...data] }),
    unplanned: t.field({
      type: [UnplannedRef],
      description: `The first ${UNPLANNED}, on every page; \`resendMessage\` tries one again now.`,
      resolve: ({ unplanned }) => [...unplanned],
    }),
    unplannedTotal: t.exposeInt('unplannedTotal'),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('stuckMessages', (t) =>
  t.field({
    type: PageRef,
    description:
      'Messages that reached nobody on any channel or were called spam, for staff; the longest first.',
    args: { page: t.arg.int(), limit: t.arg.int() },
    resolve: async (_, { page, limit }, { actor, read }) => {
      const perPage = clamp(limit, LIMIT.usual, LIMIT.most);
      const current = clamp(page, 1, PAGES);
      const [who, data, total, unplanned, unplannedTotal] = await Promise.all([
        actor(),
        read(stuckMessages({ limit: perPage, offset: (current - 1) * perPage })),
        read(countStuck({})),
        read(unplannedEvents({ limit: UNPLANNED })),
        read(countUnplanned({})),
      ]);
      requireStaff(who);
      return {
        data,
        unplanned,
        unplannedTotal,
        pagination: paginationOf(total, perPage, current),
      };
    },
  }),
);

const decide = async (
  move: 'resend' | 'settle',
  id: string,
  staffId: string,
  { readPrimary, clock }: Context,
): Promise<Result<Decision<null>, 'MESSAGE_SETTLED'>> => {
  const [[row], [event]] = await Promise.all([
    readPrimary(messageById({ id })),
    readPrimary(unplannedById({ id })),
  ]);
  const now = clock();
  if (event !== undefined && move === 'resend')
    return ok({ statements: [planAgain({ id, now })], outcome: null });
  if (row === undefined || !canMove(messageMachine, move, row.state)) return err('MESSAGE_SETTLED');
  const set = {
    updatedAt: now,
    settledBy: staffId,
    // For the provider it is another message, or it would take it for the first.
    ...(move === 'resend' && { dueAt: now, tries: 0, round: row.round + 1, providerId: null }),
  };
  const guard = eq(message.updatedAt, row.updatedAt);
  return ok({ statements: messageMover.move(move, { id, guard, set }), outcome: null });
};

for (const [operation, move, description] of [
  [
    'resendMessage',
    'resend',
    'For staff: sends a message anew that reached nobody, or tries again to tell of an event.',
  ],
  ['settleMessage', 'settle', 'For staff: the person was reached in another way.'],
] as const)
  main.mutationField(operation, (t) =>
    t.field({
      type: CommonRef,
      description: `${description} Idempotent; who did it is recorded.`,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => {
        const { customerId: who } = requireStaff(await context.actor());
        const write = { operation, who, input: { id } };
        const done = await once(context, write, () => decide(move, id, who, context));
        return done.ok ? DONE : failed(done.error);
      },
    }),
  );
