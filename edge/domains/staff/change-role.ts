import * as v from 'valibot';
import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import type { Query, RowOf } from '#db/query.ts';
import type { Customer } from '#edge/auth/actor.ts';
import {
  assertAdministratorLeft,
  assertHolds,
  assertNoOtherAdministrator,
  hasAnotherAdministrator,
} from '#edge/auth/rights.sql.ts';
import { permissionsOf } from '#edge/auth/rights.ts';
import { revokeAllSessions } from '#edge/auth/session.sql.ts';
import { isPowerful, lacking } from '#edge/contract/staff/permissions.ts';
import { memberInput, type RoleFault, roleInput } from '#edge/contract/staff/role-inputs.ts';
import { ADMINISTRATOR_ROLE, isBuiltInRole } from '#edge/contract/staff/roles.ts';
import { placeBySlug } from '#edge/domains/places/index.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { assertUnused, insertGrant, isUsed, replaceGrants } from './grant.sql.ts';
import {
  alignFlags,
  assertPlaced,
  insertRole,
  removeMember,
  rightsOf,
  roleById,
  setMember,
  updateRole,
} from './role.sql.ts';

type Role = RowOf<typeof roleById>;
type Done = Result<undefined, RoleFault>;
type Doing = Pick<Context, 'db' | 'readPrimary' | 'clock' | 'ids'>;

/** Which of the assertions stopped a batch, found out by asking again. */
const stopped = async (again: () => Promise<RoleFault | undefined>): Promise<Done> =>
  err((await again()) ?? 'ROLE_LAST_ADMINISTRATOR');

/** Nobody makes a role of what they lack, nor takes from one what they could not give. */
const againstRole = (
  by: Customer,
  before: Role | undefined,
  permissions: readonly string[],
  expectedVersion: number,
): RoleFault | undefined => {
  if (before !== undefined && before.version !== expectedVersion) return 'ROLE_CHANGED';
  if (before === undefined && expectedVersion !== 0) return 'ROLE_NOT_FOUND';
  const touched = [...permissions, ...(before?.permissions ?? [])];
  return lacking(by.permissions, touched).length > 0 ? 'ROLE_LACKING' : undefined;
};

/** Makes a role, or changes it for everybody who has it. */
export const saveRole = async (
  by: Customer,
  input: unknown,
  expectedVersion: number,
  { db, readPrimary }: Doing,
): Promise<Done> => {
  const parsed = v.safeParse(roleInput, input);
  if (!parsed.success)
    return err(
      typeof input === 'object' && (input as { id?: unknown }).id === ADMINISTRATOR_ROLE
        ? 'ROLE_FIXED'
        : 'ROLE_INVALID',
    );
  const { id, name, permissions, isOfPlace, needsSecondFactor } = parsed.output;
  const named = isBuiltInRole(id) ? null : name;
  if (named === '') return err('ROLE_INVALID');
  const [before] = await readPrimary(roleById({ id }));
  const fault = againstRole(by, before, permissions, expectedVersion);
  if (fault !== undefined) return err(fault);
  const row = { id, name: named, isOfPlace, needsSecondFactor };
  // Else a harmless role, given to somebody, would become one that nobody confirmed.
  const gainsPower = isPowerful(permissions) && !isPowerful(before?.permissions ?? []);
  try {
    await db.write([
      ...(before === undefined
        ? [insertRole({ ...row, permissions })]
        : [
            updateRole({
              ...row,
              permissions: JSON.stringify(permissions),
              version: expectedVersion,
            }),
            assertOneChanged,
          ]),
      assertPlaced({ roleId: id }),
      ...(gainsPower ? [assertUnused({ roleId: id })] : []),
      assertHolds({ id: by.customerId, permissions: JSON.stringify(permissions) }),
      assertAdministratorLeft({}),
    ]);
    return ok(undefined);
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    return stopped(async () => {
      const [[now]] = await db.readPrimary([roleById({ id })]);
      if (now !== undefined && now.version !== expectedVersion) return 'ROLE_CHANGED';
      if (gainsPower && (await db.readPrimary([isUsed({ roleId: id })]))[0]) return 'ROLE_IN_USE';
      return now?.isOfPlace === isOfPlace ? 'ROLE_LACKING' : 'ROLE_PLACE_REQUIRED';
    });
  }
};

const againstMember = async (
  role: Role | undefined,
  { roleId, placeSlug }: v.InferOutput<typeof memberInput>,
  { readPrimary }: Doing,
): Promise<RoleFault | undefined> => {
  if (roleId !== null && role === undefined) return 'ROLE_NOT_FOUND';
  if ((role?.isOfPlace ?? false) !== (placeSlug !== null)) return 'ROLE_PLACE_REQUIRED';
  if (placeSlug === null) return undefined;
  const place = await readPrimary(placeBySlug(placeSlug));
  return place === undefined ? 'ROLE_PLACE_REQUIRED' : undefined;
};

interface Giving {
  readonly customerId: string;
  readonly role: Role | undefined;
  readonly placeSlug: string | null;
  /** Who gives it, of old: whoever asked for it. */
  readonly by: string;
  /** Who writes it. */
  readonly actorId: string;
  /** What the one before had and the one to come has. */
  readonly touched: readonly string[];
  readonly now: number;
}

/** Statements that give somebody a role or none, undone when a rule of rights is broken by then. */
export const giveRole = ({
  customerId,
  role,
  placeSlug,
  by,
  actorId,
  touched,
  now,
}: Giving): readonly Query<unknown>[] => [
  ...(role === undefined
    ? [removeMember({ customerId })]
    : [
        setMember({ customerId, roleId: role.id, placeSlug, by, now }),
        assertPlaced({ roleId: role.id }),
      ]),
  alignFlags({ customerId, roleId: role?.id ?? null, now }),
  assertHolds({ id: actorId, permissions: JSON.stringify(touched) }),
  assertAdministratorLeft({}),
  ...(customerId === actorId ? [] : [revokeAllSessions({ customerId, now, reason: 'sign-out' })]),
];

/**
 * Gives somebody a role, another one, or none. Their sessions end: what they may is decided at sign-in anew.
 * A role with rights over money or roles waits for another administrator, where there is one.
 */
export const changeMember = async (
  by: Customer,
  customerId: string,
  input: unknown,
  doing: Doing,
): Promise<Done> => {
  const { db, readPrimary, clock, ids } = doing;
  const parsed = v.safeParse(memberInput, input);
  if (!parsed.success) return err('ROLE_INVALID');
  const { roleId, placeSlug, reason } = parsed.output;
  const [[before], [role]] = await Promise.all([
    readPrimary(rightsOf({ id: customerId })),
    readPrimary(roleById({ id: roleId ?? '' })),
  ]);
  if (before === undefined) return err('CUSTOMER_NOT_FOUND');
  const fault = await againstMember(role, parsed.output, doing);
  if (fault !== undefined) return err(fault);
  const touched = [...permissionsOf(before), ...(role?.permissions ?? [])];
  if (lacking(by.permissions, touched).length > 0) return err('ROLE_LACKING');
  if (before.roleId === roleId && before.placeSlug === placeSlug && roleId !== null)
    return ok(undefined);
  const now = clock();
  const between = { by: by.customerId, customerId };
  const ended = replaceGrants({ ...between, now });
  const needsSecond = role !== undefined && isPowerful(role.permissions);
  if (needsSecond && (await readPrimary(hasAnotherAdministrator(between)))) {
    const grant = {
      ...between,
      roleId: role.id,
      roleVersion: role.version,
      placeSlug,
      reason,
      now,
    };
    await db.write([ended, insertGrant({ ...grant, id: ids('grt') })]);
    return ok(undefined);
  }
  try {
    await db.write([
      ended,
      ...giveRole({
        ...between,
        role: roleId === null ? undefined : role,
        placeSlug,
        actorId: by.customerId,
        touched,
        now,
      }),
      ...(needsSecond ? [assertNoOtherAdministrator(between)] : []),
    ]);
    return ok(undefined);
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    return stopped(async () => {
      const [[mine]] = await db.readPrimary([rightsOf({ id: by.customerId })]);
      if (needsSecond && (await db.readPrimary([hasAnotherAdministrator(between)]))[0])
        return 'ROLE_CHANGED';
      const now = mine === undefined ? [] : permissionsOf(mine);
      return lacking(now, touched).length > 0 && customerId !== by.customerId
        ? 'ROLE_LACKING'
        : undefined;
    });
  }
};
