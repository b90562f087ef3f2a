import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';

/** What the customer `c` may, as JSON; `permissionsOf` (rights.ts) says the same of a row. */
const HELD = sql`coalesce((SELECT r.permissions FROM staff_member m JOIN staff_role r
    ON r.id = m.role_id WHERE m.customer_id = c.id), c.permissions)`;

const ADMINISTRATOR_LEFT = sql`EXISTS (SELECT 1 FROM customer c
    JOIN staff_member m ON m.customer_id = c.id JOIN staff_role r ON r.id = m.role_id, json_each(r.permissions) j
    WHERE c.disabled_at IS NULL AND j.value = 'SuperAdmin')
  OR EXISTS (SELECT 1 FROM customer c, json_each(c.permissions) j
    WHERE c.disabled_at IS NULL AND j.value = 'SuperAdmin'
      AND NOT EXISTS (SELECT 1 FROM staff_member m WHERE m.customer_id = c.id))`;

/** Beside whoever gives a role (`by`) and whoever gets it (`customerId`), an administrator who could confirm it. */
const ANOTHER_ADMINISTRATOR = sql`EXISTS (SELECT 1 FROM customer c, json_each(${HELD}) j
    WHERE c.id NOT IN (${p('by')}, ${p('customerId')}) AND c.disabled_at IS NULL AND j.value = 'SuperAdmin')`;

/** Put last in a batch that takes rights away: undoes it when nobody would be left to give any. */
export const assertAdministratorLeft = prepareRaw<object, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE NOT (${ADMINISTRATOR_LEFT})`,
  () => undefined,
);

/**
 * Put into a batch that gives rights: undoes it unless whoever gives them still holds each of them.
 * @see lacking of edge/contract/staff/permissions.ts, which decides; reading rights count as written there
 */
export const assertHolds = prepareRaw<{ id: string; permissions: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM customer c
    WHERE c.id = ${p('id')} AND c.disabled_at IS NULL AND (
      EXISTS (SELECT 1 FROM json_each(${HELD}) WHERE value = 'SuperAdmin')
      OR NOT EXISTS (SELECT 1 FROM json_each(${p('permissions')}) g WHERE NOT EXISTS (
        SELECT 1 FROM json_each(${HELD}) h WHERE h.value = g.value
          OR (g.value LIKE 'Read%' AND substr(g.value, 5) = CASE
            WHEN h.value LIKE 'Read%' THEN substr(h.value, 5) ELSE substr(h.value, 7) END)))))`,
  () => undefined,
);

interface Between {
  /** Who wants to give the role. */
  readonly by: string;
  /** Who would get it. */
  readonly customerId: string;
}

/** Whether an administrator beside these two could confirm. */
export const hasAnotherAdministrator = prepareRaw<Between, boolean>(
  sql`SELECT 1 WHERE ${ANOTHER_ADMINISTRATOR}`,
  ({ rows }) => rows.length > 0,
);

/** Put into a batch that gives such a role at once: undoes it when somebody could have confirmed. */
export const assertNoOtherAdministrator = prepareRaw<Between, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE ${ANOTHER_ADMINISTRATOR}`,
  () => undefined,
);
