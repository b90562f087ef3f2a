import * as v from 'valibot';
import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import { oneTimeCode } from '#edge/contract/validators/index.ts';
import { noteFailedCode } from '#edge/domains/account/failures.sql.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { codeById, tryCode } from './code.sql.ts';
import { codeHash } from './one-time.ts';

/** What became of a code that was typed; the same words for a session that never was. */
export const judgeCode = async (
  id: string,
  kind: 'PHONE' | 'EMAIL',
  typed: string,
  { db, readPrimary, cipher, clock, ids, security }: Context,
) => {
  const code = v.safeParse(oneTimeCode(), typed);
  if (!code.success) return failed('VERIFICATION_TOKEN_INVALID');
  const hash = await codeHash(id, code.output, cipher);
  const now = clock();
  const [isRight, owner] = await db.write([
    tryCode({ id, kind, codeHash: hash, now }),
    noteFailedCode({ id: ids('aev'), codeId: id, now }),
  ]);
  if (owner !== undefined)
    await security({ kind: 'account', what: 'wrong-codes', outcome: 'TOLD', subject: owner });
  if (isRight !== undefined) return isRight ? DONE : failed('VERIFICATION_TOKEN_INVALID');
  const [row] = await readPrimary(codeById({ id }));
  if (row === undefined || row.kind !== kind) return failed('VERIFICATION_TOKEN_INVALID');
  // The answer got lost, and the same code comes again.
  if (row.provedAt !== null && row.usedAt === null && row.codeHash === hash) return DONE;
  if (row.provedAt === null && row.tries >= CODE_LIMITS.tries) return failed('CODE_TOO_MANY_TRIES');
  return failed(
    row.codeExpiresAt <= now ? 'VERIFICATION_TOKEN_EXPIRED' : 'VERIFICATION_TOKEN_INVALID',
  );
};

main.mutationField('verifyOtp', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Compares the code of `sendOtp`. Afterwards its `sessionInfo` proves the number, for a quarter of an hour and once.',
    args: {
      sessionInfo: t.arg.string({ required: true, extensions: upTo(CODE_LIMITS.sessionInfo) }),
      otpCode: t.arg.string({ required: true, extensions: upTo(16) }),
    },
    resolve: (_, { sessionInfo, otpCode }, context) =>
      judgeCode(sessionInfo, 'PHONE', otpCode, context),
  }),
);
