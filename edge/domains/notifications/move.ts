import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { isAssertionFailure } from '#db/assertion.ts';
import { build, type Query, query } from '#db/query.ts';
import { message } from '#db/schema/notifications.ts';
import { messageMachine, NEXT_CHANNEL } from '#edge/contract/notifications/message-machine.ts';
import type { Channel } from '#edge/contract/notifications/purposes.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { createMover } from '#edge/platform/write/mover.ts';
import type { MessageRow } from './message.sql.ts';

export const messageMover = createMover(messageMachine, {
  table: message,
  id: message.id,
  columnsOf: (state) => ({ state }),
});

/** A new message; a second one of the same notification on the same channel is none. Statements. */
export const queueMessage = (row: typeof message.$inferInsert): readonly Query<unknown>[] => [
  query(build.insert(message).values(row).onConflictDoNothing()),
  ...messageMover.begin('plan'),
];

type Moving = Pick<Deps, 'db' | 'clock' | 'ids'>;
type Columns = Partial<Omit<typeof message.$inferInsert, 'state'>>;

/** Writes a move unless the message has gone on meanwhile. @returns whether it was moved */
export const moveMessage = async (
  { db }: Pick<Moving, 'db'>,
  statements: readonly Query<unknown>[],
): Promise<boolean> => {
  try {
    await db.write(statements);
    return true;
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    return false;
  }
};

/** The same message on the next channel; the same recipient opens there, too. */
const onward = (
  row: MessageRow,
  [next, ...fallbacks]: readonly Channel[],
  { clock, ids }: Pick<Moving, 'clock' | 'ids'>,
): readonly Query<unknown>[] => {
  if (next === undefined) return [];
  const now = clock();
  return queueMessage({
    id: ids('msg'),
    notificationId: row.notificationId,
    customerId: row.customerId,
    channel: next,
    fallbacks,
    state: 'QUEUED',
    urgent: row.urgent,
    recipient: row.recipient,
    dueAt: now,
    createdAt: now,
    updatedAt: now,
  });
};

/** It did not arrive, and will not: the next channel takes over, or it waits at the desk; a push is let go. */
export const failMessage = (
  row: MessageRow,
  reason: string,
  deps: Moving,
  guard?: SQL,
): Promise<boolean> => {
  const set: Columns = { lastError: reason.slice(0, 300), updatedAt: deps.clock() };
  const one = { id: row.id, guard, set };
  if (row.channel === 'PUSH') return moveMessage(deps, messageMover.move('forgo', one));
  return moveMessage(
    deps,
    row.fallbacks.length === 0
      ? messageMover.move('stick', one)
      : messageMover.move('fail', {
          ...one,
          effects: { [NEXT_CHANNEL]: onward(row, row.fallbacks, deps) },
        }),
  );
};

/** Its reader wants no more of them on this channel, or it is old news: the next one takes over, or nobody is told. */
export const leaveUnsent = (row: MessageRow, reason: string, deps: Moving): Promise<boolean> =>
  row.fallbacks.length > 0
    ? failMessage(row, reason, deps)
    : moveMessage(
        deps,
        messageMover.move('forgo', {
          id: row.id,
          set: { lastError: reason, updatedAt: deps.clock() },
        }),
      );

/** Nothing was heard of it for too long: the next channel goes beside it. Statements. */
export const besides = (row: MessageRow, deps: Moving): readonly Query<unknown>[] =>
  onward(row, row.fallbacks, deps);

/** It arrived: whatever was to take over and has not gone yet, need not. */
export const arrived = (
  row: MessageRow,
  move: 'deliver' | 'read',
  deps: Moving,
): Promise<boolean> =>
  moveMessage(deps, [
    ...messageMover.move(move, { id: row.id, set: { updatedAt: deps.clock() } }),
    ...(row.fallbacks.length === 0
      ? []
      : [
          messageMover.moveAll(
            'drop',
            and(
              eq(message.notificationId, row.notificationId),
              inArray(message.channel, [...row.fallbacks]),
            ),
            { updatedAt: deps.clock() },
          ),
        ]),
  ]);
