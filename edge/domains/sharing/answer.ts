import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, type Query } from '#db/query.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { TOLD_AHEAD_MS } from '#edge/contract/sharing/limits.ts';
import { type LoanFault, loanStateAt } from '#edge/contract/sharing/loan-machine.ts';
import type { Context } from '#edge/graphql/context.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { overSql, shareById } from './share.sql.ts';

const isOpenOffer = and(
  eq(vehicleShare.id, p('id')),
  eq(vehicleShare.guestId, p('guestId')),
  isNull(vehicleShare.acceptedAt),
  isNull(vehicleShare.revokedAt),
  gt(overSql, p('now')),
);

const accepted = prepare(
  build
    .update(vehicleShare)
    .set({
      acceptedAt: sql`${p('now')}`,
      // The guest's devices are told at once, or a day before it begins.
      pendingUntilAt: sql`CASE WHEN ${vehicleShare.loanStartAt} - ${TOLD_AHEAD_MS} > ${p('now')}
        THEN ${vehicleShare.loanStartAt} - ${TOLD_AHEAD_MS} END`,
    })
    .where(isOpenOffer),
);

const declined = prepare(
  build
    .update(vehicleShare)
    .set({
      revokedAt: sql`${p('now')}`,
      endedBy: sql`'guest'`,
      endingId: sql`${p('endingId')}`,
    })
    .where(isOpenOffer),
);

type Answering = Pick<Context, 'readPrimary' | 'clock'>;
type Answered = Result<Decision<null>, LoanFault>;

/** The loan as its guest may answer it. Throws for one that is not theirs, like for one that is not there. */
const offerTo = async (guestId: string, id: string, { readPrimary, clock }: Answering) => {
  const [row] = await readPrimary(shareById({ id }));
  if (row?.share.guestId !== guestId)
    throw new Refusal('NOT_FOUND', 'Nobody offers you such a loan.');
  return { state: loanStateAt(row.share, clock()) };
};

const nothing = (): Answered => ok({ statements: [], outcome: null });
const writes = (statement: Query<unknown>): Answered =>
  ok({ statements: [statement], outcome: null });

/** The guest takes a loan. Taking it again is a success, as long as it goes on. */
export const accept = async (
  guestId: string,
  { id }: { readonly id: string },
  context: Answering,
): Promise<Answered> => {
  const { state } = await offerTo(guestId, id, context);
  if (state === 'ACCEPTED') return nothing();
  if (state === 'ENDED') return err('OFFER_OVER');
  return writes(accepted({ id, guestId, now: context.clock() }));
};

/** The guest does not take it. An offer that is over already needs no answer. */
export const decline = async (
  guestId: string,
  { id, endingId }: { readonly id: string; readonly endingId: string },
  context: Answering,
): Promise<Answered> => {
  const { state } = await offerTo(guestId, id, context);
  if (state === 'ACCEPTED') return err('OFFER_ACCEPTED');
  if (state === 'ENDED') return nothing();
  return writes(declined({ id, guestId, endingId, now: context.clock() }));
};
