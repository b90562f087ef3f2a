import { CODE_LIMITS } from '#edge/contract/account/code.ts';
import type { Context } from '#edge/graphql/context.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

const FROM_ONE_PLACE = declareLimit({
  purpose: 'account.codes',
  most: CODE_LIMITS.fromOnePlace,
  windowMs: CODE_LIMITS.windowMs,
  what: 'codes and links asked for',
  by: 'address',
});

const TO_ONE_ADDRESS = declareLimit({
  purpose: 'account.codes-to-one',
  most: CODE_LIMITS.hourly,
  windowMs: CODE_LIMITS.windowMs,
  what: 'codes and links asked for',
  by: 'telephone number or email they go to',
});

declareLimit({
  purpose: 'account.code-wait',
  most: 1,
  windowMs: CODE_LIMITS.waitMs,
  what: 'codes and links sent',
  by: 'telephone number or email they go to',
  answer: 'CODE_TOO_SOON',
});

declareLimit({
  purpose: 'account.code-tries',
  most: CODE_LIMITS.tries,
  windowMs: null,
  what: 'wrong codes',
  by: 'code that was sent',
  answer: 'CODE_TOO_MANY_TRIES',
});

const CHECKS = declareLimit({
  purpose: 'account.registered-checks',
  most: 30,
  windowMs: CODE_LIMITS.windowMs,
  what: 'questions whether an email or a number is registered',
  by: 'address',
});

/** Counts one more code or link that somebody asks for. Throws `RATE_LIMITED`, as the others here do. */
export const holdFromOnePlace = async (context: Context): Promise<void> =>
  holdToAttempts(context, FROM_ONE_PLACE, await triedBy(undefined, context));

/** Counts one more for a number or an address, by its index. */
export const holdToOneAddress = (context: Context, index: string): Promise<void> =>
  holdToAttempts(context, TO_ONE_ADDRESS, index);

/** Counts one more question whether something is registered. */
export const holdChecks = async (context: Context): Promise<void> =>
  holdToAttempts(context, CHECKS, await triedBy(undefined, context));
