import type { Context } from '#edge/graphql/context.ts';
import type { Result } from '#edge/platform/result.ts';
import { deskRecord } from './desk.ts';
import type { OrderError } from './error.ts';
import type { Loaded } from './load.ts';
import { answer } from './types.ts';

/** What came of a decision of staff, as the desk shows an order. */
export const deskAnswer = (done: Result<Loaded, OrderError>, { clock }: Pick<Context, 'clock'>) =>
  answer(done, { clock }, null, deskRecord);

/** Describes the argument `expectedVersion`. */
export const SEEN = 'Refused when the order has changed since.';
