import type { GraphQLSchema } from 'graphql';
import type { Customer } from '#edge/auth/actor.ts';
import { forbidden, requireCustomer, secondFactorRequired } from '#edge/auth/policy.ts';
import { requireFreshSession } from '#edge/auth/step-up.ts';
import {
  STAFF_OPERATIONS,
  type StaffOperation,
  staffOperation,
} from '#edge/contract/staff/operations.ts';
import { holds } from '#edge/contract/staff/permissions.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { withTrail } from '#edge/platform/write/trail.ts';
import { argumentAt } from './argument-at.ts';
import type { Common } from './common.ts';
import type { Context } from './context.ts';
import { auditOf, auditOfOther, changeOf, PLACE_OF } from './staff-rights.sql.ts';

type Arguments = Readonly<Record<string, unknown>>;

const nothing = (): Refusal => new Refusal('NOT_FOUND', 'There is nothing here.');

const textIn = (args: Arguments, name: string): string | null => {
  const value = argumentAt(args, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The version that whoever writes has seen. */
const versionIn = (args: Arguments, { seen = 'expectedVersion' }: StaffOperation) => {
  const version = argumentAt(args, seen);
  return typeof version === 'number' ? version : null;
};

const requirePlace = async (
  { about, place }: StaffOperation,
  placeSlug: string,
  args: Arguments,
  { readPrimary }: Context,
): Promise<void> => {
  if (place === 'rows') return;
  if (place === undefined || about === undefined) throw forbidden();
  const [entity, argument] = about;
  if (!Object.hasOwn(PLACE_OF, entity)) throw forbidden();
  const id = textIn(args, argument)?.trim().toUpperCase() ?? '';
  const key = entity === 'workOrder' ? id : (textIn(args, argument) ?? '');
  const of = PLACE_OF[entity as keyof typeof PLACE_OF];
  if ((await readPrimary(of({ id: key }))) !== placeSlug) throw nothing();
};

/** Throws unless whoever asks may do this; says what they lack. */
const requireRight = async (
  operation: StaffOperation,
  args: Arguments,
  context: Context,
): Promise<Customer> => {
  const customer = requireCustomer(await context.actor());
  if (!holds(customer.permissions, operation.needs))
    throw new Refusal('FORBIDDEN', `This needs the permission ${operation.needs}.`);
  if (customer.lacksSecondFactor) throw secondFactorRequired();
  if (customer.placeSlug !== null) await requirePlace(operation, customer.placeSlug, args, context);
  if (operation.fresh) await requireFreshSession(context);
  return customer;
};

/** The context of a write of staff: each batch carries who did it, to what, and why. */
const trailing = (
  name: string,
  operation: StaffOperation,
  args: Arguments,
  { customerId, roleId }: Customer,
  context: Context,
): Context => {
  const { db, ids, clock, requestId } = context;
  const [entity = null, argument = ''] = operation.about ?? [];
  const row = () =>
    ((entity && auditOf[entity]) ?? auditOfOther)({
      id: ids('aud'),
      now: clock(),
      actorId: customerId,
      roleId,
      operation: name,
      entity,
      entityId: textIn(args, argument),
      versionBefore: versionIn(args, operation),
      reason: textIn(args, 'reason') ?? textIn(args, 'note'),
      requestId,
    });
  return { ...context, db: withTrail(db, row) };
};

const isRefused = (answer: unknown): answer is Common =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;

/**
 * A refusal with who changed meanwhile what it is about. Whoever asks may write to that row, so that they may
 * know who else did.
 */
const withChange = async (
  answer: unknown,
  operation: StaffOperation,
  args: Arguments,
  { readPrimary }: Context,
): Promise<unknown> => {
  const version = versionIn(args, operation);
  if (!isRefused(answer) || operation.about === undefined || version === null) return answer;
  const [entity, argument] = operation.about;
  const change = changeOf[entity];
  if (change === undefined) return answer;
  const entityId = textIn(args, argument);
  return { ...answer, changedBy: await readPrimary(change({ entity, entityId, version })) };
};

/**
 * Holds every operation of the list to its permission, before it runs where it writes, and beside its
 * reads where it does not; and has each write of staff leave a row of the audit in its own batch.
 */
export const guardStaffOperations = (schema: GraphQLSchema): GraphQLSchema => {
  const fields = {
    ...schema.getQueryType()?.getFields(),
    ...schema.getMutationType()?.getFields(),
  };
  const writes = schema.getMutationType()?.getFields() ?? {};
  for (const name of Object.keys(STAFF_OPERATIONS)) {
    const field = fields[name];
    const operation = staffOperation(name);
    if (field?.resolve === undefined || operation === undefined)
      throw new Error(`${name} is in the list of staff operations and nowhere else.`);
    const { resolve } = field;
    const isWrite = Object.hasOwn(writes, name);
    field.resolve = async (source, args: Arguments, context: Context, info) => {
      if (isWrite) {
        const customer = await requireRight(operation, args, context);
        const within = trailing(name, operation, args, customer, context);
        return withChange(await resolve(source, args, within, info), operation, args, context);
      }
      const [, answer] = await Promise.all([
        requireRight(operation, args, context),
        resolve(source, args, context, info),
      ]);
      return answer;
    };
  }
  return schema;
};
