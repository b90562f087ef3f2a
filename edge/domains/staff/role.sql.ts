import { asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { ROLE_PERMISSIONS, staffMember, staffRole } from '#db/schema/staff.ts';
import { ADMINISTRATOR_ROLE, SALES_ROLE } from '#edge/contract/staff/roles.ts';

export const allRoles = prepare(build.select().from(staffRole).orderBy(asc(staffRole.id)));

export const roleById = prepare(
  build
    .select()
    .from(staffRole)
    .where(eq(staffRole.id, p('id')))
    .limit(1),
);

interface Member {
  readonly customerId: string;
  readonly name: string;
  readonly roleId: string | null;
  readonly placeSlug: string | null;
  readonly grantedAt: number | null;
  readonly closed: boolean;
  /** Signed in with a second factor, in a session that goes on. */
  readonly secondFactor: boolean;
}

/** Everybody with a role, and whoever has rights of before there were roles. */
export const allMembers = prepareRaw<{ now: number }, readonly Member[]>(
  sql`SELECT c.id, c.name, c.is_ps, c.disabled_at, c.permissions, m.role_id, m.place_slug, m.granted_at,
      EXISTS (SELECT 1 FROM session s WHERE s.customer_id = c.id AND s.second_factor = 1
        AND s.revoked_at IS NULL AND s.expires_at > ${p('now')}) AS second_factor
    FROM customer c LEFT JOIN staff_member m ON m.customer_id = c.id
    WHERE m.customer_id IS NOT NULL OR c.is_ps = 1 OR c.permissions <> '[]'
    ORDER BY m.role_id, c.name, c.id LIMIT 500`,
  ({ rows }) =>
    rows.map((row) => ({
      customerId: String(row.id),
      name: String(row.name),
      roleId: row.role_id === null ? null : String(row.role_id),
      placeSlug: row.place_slug === null ? null : String(row.place_slug),
      grantedAt: row.granted_at === null ? null : Number(row.granted_at),
      closed: row.disabled_at !== null,
      secondFactor: row.second_factor === 1,
    })),
);

/** What somebody has now. */
export const rightsOf = prepare(
  build
    .select({
      id: customer.id,
      isPS: customer.isPS,
      permissions: customer.permissions,
      rolePermissions: ROLE_PERMISSIONS,
      roleId: staffMember.roleId,
      placeSlug: staffMember.placeSlug,
    })
    .from(customer)
    .leftJoin(staffMember, eq(staffMember.customerId, customer.id))
    .where(eq(customer.id, p('id')))
    .limit(1),
);

export const insertRole = prepare(
  build.insert(staffRole).values({
    id: p('id'),
    name: p('name'),
    permissions: p('permissions'),
    isOfPlace: p('isOfPlace'),
    needsSecondFactor: p('needsSecondFactor'),
  }),
);

/** Only as it was seen; `assertOneChanged` belongs after it. */
export const updateRole = prepareRaw<
  {
    id: string;
    name: string | null;
    permissions: string;
    isOfPlace: boolean;
    needsSecondFactor: boolean;
    version: number;
  },
  void
>(
  sql`UPDATE staff_role SET name = ${p('name')}, permissions = ${p('permissions')},
      is_of_place = ${p('isOfPlace')}, needs_second_factor = ${p('needsSecondFactor')}, version = version + 1
    WHERE id = ${p('id')} AND version = ${p('version')}`,
  () => undefined,
);

/** Nobody of a role that is of a place may be without one. */
export const assertPlaced = prepareRaw<{ roleId: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS (SELECT 1 FROM staff_member m
    JOIN staff_role r ON r.id = m.role_id
    WHERE r.id = ${p('roleId')} AND (m.place_slug IS NOT NULL) <> r.is_of_place)`,
  () => undefined,
);

export const setMember = prepare(
  build
    .insert(staffMember)
    .values({
      customerId: p('customerId'),
      roleId: p('roleId'),
      placeSlug: p('placeSlug'),
      grantedBy: p('by'),
      grantedAt: p('now'),
    })
    .onConflictDoUpdate({
      target: staffMember.customerId,
      set: {
        roleId: sql`excluded.role_id`,
        placeSlug: sql`excluded.place_slug`,
        grantedBy: sql`excluded.granted_by`,
        grantedAt: sql`excluded.granted_at`,
      },
    }),
);

export const removeMember = prepare(
  build.delete(staffMember).where(eq(staffMember.customerId, p('customerId'))),
);

/** Flag and list of before there were roles say the same, for the release that reads them. */
export const alignFlags = prepareRaw<
  { customerId: string; roleId: string | null; now: number },
  void
>(
  sql`UPDATE customer SET is_ps = ${p('roleId')} IS ${SALES_ROLE},
      permissions = iif(${p('roleId')} IS ${ADMINISTRATOR_ROLE}, '["SuperAdmin"]', '[]'), updated_at = ${p('now')}
    WHERE id = ${p('customerId')}`,
  () => undefined,
);
