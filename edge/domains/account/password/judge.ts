import * as v from 'valibot';
import { newPasswordInput, type PasswordFault } from '#edge/contract/account/security.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { isBreachedPassword } from './breached.ts';
import { isCommonPassword } from './common.ts';

const CHECKS = declareLimit({
  purpose: 'account.password-checks',
  most: 60,
  windowMs: HOUR_MS,
  what: 'passwords judged before a sign-up',
  by: 'address',
});

/** Why a password is too easy to guess: one of those tried first, or a leaked one. */
export const weaknessOf = async (
  password: string,
  email: string,
  deps: Pick<Deps, 'env' | 'fetch' | 'log'>,
): Promise<PasswordFault | undefined> => {
  if (await isCommonPassword(password, email)) return 'PASSWORD_COMMON';
  return (await isBreachedPassword(password, deps)) ? 'PASSWORD_BREACHED' : undefined;
};

main.mutationField('customerCheckPassword', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Whether a password is good enough for somebody who signs up with this address. It is judged and forgotten. Answers `PASSWORD_INVALID`, `PASSWORD_COMMON` or `PASSWORD_BREACHED`.',
    args: {
      password: t.arg.string({ required: true, extensions: upTo(128) }),
      email: t.arg.string({ required: true, extensions: upTo(254) }),
    },
    resolve: async (_, { password, email }, context) => {
      await holdToAttempts(context, CHECKS, await triedBy(undefined, context));
      if (!v.safeParse(newPasswordInput, password).success) return failed('PASSWORD_INVALID');
      const weakness = await weaknessOf(password, email, context);
      return weakness === undefined ? DONE : failed(weakness);
    },
  }),
);
