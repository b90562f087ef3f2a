import { assertOneChanged } from '#db/assertion.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { CLAIM_LIMITS, type ClaimFault, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { once } from '#edge/platform/write/once.ts';
import { claimantOf, claimsInHand, releaseClaim } from './claim.sql.ts';
import { StaffQueueEnum } from './enums.ts';
import { type Looking, statementsOf } from './queue.sql.ts';
import { lookingAs } from './queue.ts';
import { requireQueue } from './rights.ts';

const IN_HAND = declareLimit({
  purpose: 'staff.claims',
  most: CLAIM_LIMITS.most,
  windowMs: null,
  what: 'tasks in hand at once',
  by: 'member of staff',
  answer: 'TASK_LIMIT',
});

interface Task {
  readonly queue: StaffQueue;
  readonly id: string;
}

/** What stands in the way of one of the staff taking a task on. */
const against = async (
  { queue, id }: Task,
  staffId: string,
  looking: Looking,
  { readPrimary }: Context,
): Promise<ClaimFault | undefined> => {
  const { now } = looking;
  const [isIn, claimant, inHand] = await Promise.all([
    readPrimary(statementsOf(queue).isIn({ ...looking, id })),
    readPrimary(claimantOf({ queue, id, now })),
    readPrimary(claimsInHand.count({ staffId, now })),
  ]);
  if (!isIn) return 'TASK_GONE';
  if (claimant !== null && claimant !== staffId) return 'TASK_CLAIMED';
  return claimant === null && inHand >= IN_HAND.most ? 'TASK_LIMIT' : undefined;
};

main.mutationField('claimTask', (t) =>
  t.field({
    type: CommonRef,
    description: `Takes something of a queue in hand for ${CLAIM_LIMITS.lastsMs / 60_000} minutes, or keeps it
      as long again. Answers \`TASK_GONE\`, \`TASK_CLAIMED\` or \`TASK_LIMIT\`.`,
    args: {
      queue: t.arg({ type: StaffQueueEnum, required: true }),
      id: t.arg.id({ required: true }),
    },
    resolve: async (_, task, context) => {
      const staff = requireStaff(await context.actor());
      const { customerId: staffId } = staff;
      requireQueue(staff, task.queue);
      const write = { operation: 'claimTask', who: staffId, input: task };
      const done = await once(context, write, async () => {
        const now = context.clock();
        const looking = lookingAs(staff, now);
        const fault = await against(task, staffId, looking, context);
        if (fault !== undefined) return err(fault);
        const until = now + CLAIM_LIMITS.lastsMs;
        return ok({
          statements: [
            statementsOf(task.queue).claim({ ...looking, id: task.id, staffId, until }),
            assertOneChanged,
            claimsInHand.hold({ staffId, now, most: IN_HAND.most }),
          ],
          outcome: null,
        });
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('releaseTask', (t) =>
  t.field({
    type: CommonRef,
    description: 'Gives back what one has in hand. A repeat is a success.',
    args: {
      queue: t.arg({ type: StaffQueueEnum, required: true }),
      id: t.arg.id({ required: true }),
    },
    resolve: async (_, { queue, id }, context) => {
      const staff = requireStaff(await context.actor());
      requireQueue(staff, queue);
      await context.db.write([releaseClaim({ queue, id, staffId: staff.customerId })]);
      return DONE;
    },
  }),
);
