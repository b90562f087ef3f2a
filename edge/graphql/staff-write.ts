import type * as v from 'valibot';
import type { Customer } from '#edge/auth/actor.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { validInput } from '#edge/platform/public-message.ts';
import type { Result } from '#edge/platform/result.ts';
import type { DeclaredLimit } from '#edge/platform/write/declared.ts';
import { type Decision, once } from '#edge/platform/write/once.ts';
import { type Common, DONE, failed } from './common.ts';
import type { Context } from './context.ts';

interface StaffWrite<S extends v.GenericSchema> {
  readonly operation: string;
  readonly schema: S;
  readonly args: unknown;
  /** Of what one of the staff may write in a time; without it they are not counted. */
  readonly limit?: DeclaredLimit & { readonly windowMs: number };
  /** Throws where they may not do this very thing. */
  readonly allow?: (staff: Customer, input: v.InferOutput<S>) => void;
}

/** One of the staff changes something: valid input alone, counted, and done once however often it comes. */
export const staffWrite = async <S extends v.GenericSchema, Fault extends string>(
  context: Context,
  { operation, schema, args, limit, allow }: StaffWrite<S>,
  decide: (input: v.InferOutput<S>, staffId: string) => Promise<Result<Decision<unknown>, Fault>>,
): Promise<Common> => {
  const staff = requireStaff(await context.actor());
  const input = validInput(schema, args);
  allow?.(staff, input);
  const { customerId: who } = staff;
  if (limit !== undefined) await holdToAttempts(context, limit, who);
  const done = await once(context, { operation, who, input }, () => decide(input, who));
  return done.ok ? DONE : failed(done.error);
};
