import * as v from 'valibot';
import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import type { Customer } from '#edge/auth/actor.ts';
import { assertHolds } from '#edge/auth/rights.sql.ts';
import { permissionsOf } from '#edge/auth/rights.ts';
import { holds, lacking } from '#edge/contract/staff/permissions.ts';
import { grantInput, ROLE_LIMITS, type RoleFault } from '#edge/contract/staff/role-inputs.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { giveRole } from './change-role.ts';
import { assertRoleVersion, decideGrantRow, outcomeOf, waitingGrant } from './grant.sql.ts';
import { rightsOf, roleById } from './role.sql.ts';

type Doing = Pick<Context, 'db' | 'readPrimary' | 'clock'>;

/** A repeat of one's own decision is a success; anything else is gone. */
const decidedBefore = async (
  { customerId }: Customer,
  id: string,
  confirm: boolean,
  { readPrimary }: Doing,
): Promise<Result<undefined, RoleFault>> => {
  const [row] = await readPrimary(outcomeOf({ id }));
  return row?.decidedBy === customerId && row.outcome === (confirm ? 'CONFIRMED' : 'REFUSED')
    ? ok(undefined)
    : err('GRANT_NOT_FOUND');
};

/**
 * The second administrator gives the role that another one asked for, or refuses it; whoever asked may
 * take it back. Both still hold what they give, and the role is still what was asked for.
 */
export const decideGrant = async (
  by: Customer,
  id: string,
  input: unknown,
  doing: Doing,
): Promise<Result<undefined, RoleFault>> => {
  const { db, readPrimary, clock } = doing;
  const parsed = v.safeParse(grantInput, input);
  if (!parsed.success) return err('ROLE_INVALID');
  const { confirm } = parsed.output;
  const now = clock();
  const [grant] = await readPrimary(waitingGrant({ id, since: now - ROLE_LIMITS.grantMs }));
  if (grant === undefined) return decidedBefore(by, id, confirm, doing);
  const { customerId, requestedBy } = grant;
  const outcome = confirm ? 'CONFIRMED' : 'REFUSED';
  const decided = [decideGrantRow({ id, by: by.customerId, now, outcome }), assertOneChanged];
  if (confirm) {
    const isAnother = by.customerId !== requestedBy && by.customerId !== customerId;
    if (!isAnother || !holds(by.permissions, 'SuperAdmin')) return err('GRANT_SECOND_PERSON');
  }
  const [[before], [role]] = await Promise.all([
    readPrimary(rightsOf({ id: customerId })),
    readPrimary(roleById({ id: grant.roleId })),
  ]);
  if (before === undefined || role === undefined) return err('ROLE_NOT_FOUND');
  if (confirm && role.version !== grant.roleVersion) return err('ROLE_CHANGED');
  const touched = [...permissionsOf(before), ...role.permissions];
  if (
    !confirm &&
    by.customerId !== requestedBy &&
    lacking(by.permissions, role.permissions).length > 0
  )
    return err('ROLE_LACKING');
  try {
    await db.write([
      ...decided,
      ...(confirm
        ? [
            ...giveRole({
              customerId,
              role,
              placeSlug: grant.placeSlug,
              by: requestedBy,
              actorId: by.customerId,
              touched,
              now,
            }),
            assertHolds({ id: requestedBy, permissions: JSON.stringify(touched) }),
            assertRoleVersion({ roleId: role.id, version: grant.roleVersion }),
          ]
        : []),
    ]);
    return ok(undefined);
  } catch (error) {
    if (!isAssertionFailure(error)) throw error;
    const again = await decidedBefore(by, id, confirm, doing);
    if (again.ok) return again;
    const [open] = await readPrimary(waitingGrant({ id, since: now - ROLE_LIMITS.grantMs }));
    if (open === undefined) return again;
    const [current] = await readPrimary(roleById({ id: role.id }));
    if (current?.version !== grant.roleVersion) return err('ROLE_CHANGED');
    const [[first]] = await db.readPrimary([rightsOf({ id: requestedBy })]);
    return err(
      first === undefined || lacking(permissionsOf(first), touched).length > 0
        ? 'ROLE_LACKING'
        : 'ROLE_LAST_ADMINISTRATOR',
    );
  }
};
