import { sql } from 'drizzle-orm';
import { person } from '#db/content/account/customers.ts';
import { daysFromEpoch } from '#db/content/epoch.ts';
import { build, query } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { staffMember, staffRole } from '#db/schema/staff.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { roles } from './roles.ts';

/** The roles every shop begins with, as this release has them; one that staff have changed stays as it is. */
export const rolesSeed: SeedStep = {
  slug: 'staff-roles',
  statements: () => [
    query(
      build
        .insert(staffRole)
        .values([...roles])
        .onConflictDoUpdate({
          target: staffRole.id,
          set: {
            permissions: sql`excluded.permissions`,
            isOfPlace: sql`excluded.is_of_place`,
          },
          setWhere: sql`${staffRole.version} = 1`,
        }),
    ),
  ],
};

const people = [
  person('cus_dealer', 'Gita Permata', -600, { occupation: 'Dealer' }),
  person('cus_finance', 'Hadi Santoso', -590, { occupation: 'Accountant' }),
  person('cus_workshop', 'Indra Kusuma', -580, { occupation: 'Mechanic' }),
  person('cus_support', 'Joko Widianto', -570, { occupation: 'Customer service' }),
];

const member = (customerId: string, roleId: string, placeSlug: string | null = null) => ({
  customerId,
  roleId,
  placeSlug,
  grantedAt: daysFromEpoch(-500),
});

/** Demo accounts, one for each role. */
export const seed: SeedStep = {
  slug: 'staff',
  demo: true,
  statements: () => [
    ...upsert(customer, people),
    ...upsert(staffMember, [
      member('cus_staff', 'rol_sales'),
      member('cus_dealer', 'rol_dealer', 'aec-scbd'),
      member('cus_finance', 'rol_finance'),
      member('cus_workshop', 'rol_workshop'),
      member('cus_support', 'rol_support'),
      member('cus_admin', 'rol_administrator'),
    ]),
  ],
};
