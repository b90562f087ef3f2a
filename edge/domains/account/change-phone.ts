import { assertOneChanged } from '#db/assertion.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import {
  customerByPhone,
  freeUnprovedNumber,
  revokeOtherSessions,
} from '#edge/auth/session.sql.ts';
import { requireFreshSession } from '#edge/auth/step-up.ts';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { toE164 } from '#edge/contract/validators/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { isOvertaken } from '#edge/platform/write/overtaken.ts';
import { type ProofFault, proofOf } from './code/proof.ts';
import { masked } from './masked.ts';
import { numberOf, setPhoneNumber } from './phone.sql.ts';

type Fault = ProofFault | 'PHONE_INVALID' | 'PHONE_NUMBER_CONFLICT';

interface Change {
  readonly customerId: string;
  readonly sessionId: string;
  readonly phoneNumber: string;
  readonly sessionInfo: string;
}

/** Gives the account a number that answered with its code; the one before opens nothing any more. */
const change = async (
  { customerId, sessionId, phoneNumber, sessionInfo }: Change,
  context: Context,
): Promise<Result<undefined, Fault>> => {
  const { readPrimary, db, clock, ids } = context;
  const [before] = await readPrimary(numberOf({ id: customerId }));
  // The answer of the first time may have got lost.
  if (before?.phoneNumber === phoneNumber && before.phoneVerifiedAt !== null) return ok(undefined);
  const proof = await proofOf(sessionInfo, phoneNumber, context);
  if (!proof.ok) return proof;
  // Who has proved the number may know that somebody else did so before.
  const [holder] = await readPrimary(customerByPhone({ phoneNumber }));
  if (holder !== undefined && holder.id !== customerId && holder.phoneVerifiedAt !== null)
    return err('PHONE_NUMBER_CONFLICT');
  const now = clock();
  const old = before?.phoneVerifiedAt == null ? '' : (before.phoneNumber ?? '');
  try {
    await db.write([
      ...proof.value.spend,
      freeUnprovedNumber({ phoneNumber, now }),
      setPhoneNumber({ id: customerId, phoneNumber, provedAt: proof.value.provedAt, now }),
      assertOneChanged,
      revokeOtherSessions({ customerId, id: sessionId, now, reason: 'everywhere' }),
      noteAccountEvent({
        id: ids('aev'),
        customerId,
        kind: 'PHONE_CHANGED',
        facts: { number: masked(phoneNumber), oldNumber: old },
        now,
      }),
    ]);
  } catch (error) {
    // Of two accounts at once, one gets the number; of two uses of a proof, one counts.
    if (isOvertaken(error)) return err('VERIFICATION_TOKEN_INVALID');
    throw error;
  }
  return ok(undefined);
};

main.mutationField('changePhoneNumber', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Gives the account of who is signed in a number that `verifyOtp` has proved, after a fresh sign-in. The old number is told, and other devices are signed out. Answers `PHONE_INVALID`, `PHONE_NUMBER_CONFLICT`, `VERIFICATION_TOKEN_INVALID` or `VERIFICATION_TOKEN_EXPIRED`.',
    args: {
      phoneNumber: t.arg.string({ required: true, extensions: upTo(32) }),
      sessionInfo: t.arg.string({ required: true, extensions: upTo(CODE_LIMITS.sessionInfo) }),
    },
    resolve: async (_, { phoneNumber, sessionInfo }, context) => {
      const { actor, claims } = await requireFreshSession(context);
      const number = toE164(phoneNumber);
      if (number === undefined) return failed('PHONE_INVALID');
      const { customerId } = actor;
      const { sessionId } = claims;
      const done = await change(
        { customerId, sessionId, phoneNumber: number, sessionInfo },
        context,
      );
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
