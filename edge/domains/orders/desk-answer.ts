import * as v from 'valibot';
import { revealInput } from '#edge/contract/orders/desk.ts';
import type { Context } from '#edge/graphql/context.ts';
import type { Result } from '#edge/platform/result.ts';
import { deskRecord } from './desk.ts';
import type { OrderError } from './error.ts';
import type { Loaded } from './load.ts';
import { inputFaults } from './place-order.ts';
import { requireOrderDesk } from './staff/access.ts';
import { answer } from './types.ts';

/** What came of a decision of staff, as the desk shows an order. */
export const deskAnswer = (done: Result<Loaded, OrderError>, { clock }: Pick<Context, 'clock'>) =>
  answer(done, { clock }, null, deskRecord);

/** A decision of one of the staff on an order. */
export const decideAtDesk = async (
  context: Context,
  decide: (staffId: string) => Promise<Result<Loaded, OrderError>>,
) => {
  const { customerId } = requireOrderDesk(await context.actor());
  return deskAnswer(await decide(customerId), context);
};

/** What one of the staff does with input that passes its schema; what is wrong with it otherwise. */
const withValid = async <S extends v.GenericSchema, Done>(
  context: Context,
  schema: S,
  input: unknown,
  run: (staffId: string, valid: v.InferOutput<S>) => Promise<Done>,
): Promise<Done | OrderError> => {
  const { customerId } = requireOrderDesk(await context.actor());
  const parsed = v.safeParse(schema, input);
  return parsed.success ? run(customerId, parsed.output) : inputFaults(parsed.issues);
};

/** The same, of a decision on an order. */
export const decideWithValid = <S extends v.GenericSchema>(
  context: Context,
  schema: S,
  input: unknown,
  decide: (staffId: string, valid: v.InferOutput<S>) => Promise<Result<Loaded, OrderError>>,
) =>
  withValid(context, schema, input, async (staffId, valid) =>
    deskAnswer(await decide(staffId, valid), context),
  );

/** Opens to one of the staff what is sealed, for a reason that stands in the order's history. */
export const reveal = <Opened>(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
  open: (
    staffId: string,
    wanted: { readonly id: string; readonly reason: string },
    context: Context,
  ) => Promise<Result<Opened, OrderError>>,
): Promise<Opened | OrderError> =>
  withValid(context, revealInput, { reason }, async (staffId, valid) => {
    const opened = await open(staffId, { id, ...valid }, context);
    return opened.ok ? opened.value : opened.error;
  });

/** Describes the argument `expectedVersion`. */
export const SEEN = 'Refused when the order has changed since.';
