import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';

export const profileStanding = prepare(
  build
    .select({ customerType: customer.customerType, changedAt: customer.profileChangedAt })
    .from(customer)
    .where(eq(customer.id, p('id')))
    .limit(1),
);

type Change = Pick<
  typeof customer.$inferInsert,
  'name' | 'birthDate' | 'gender' | 'occupation' | 'selectedLanguage'
>;

/** The later word stands; of two at the same time the one that arrives later. */
export const writeProfile = (
  id: string,
  change: Partial<Change>,
  { changedAt, now }: { readonly changedAt: number; readonly now: number },
): Query<unknown> =>
  query(
    build
      .update(customer)
      .set({ ...change, profileChangedAt: changedAt, updatedAt: now })
      .where(
        and(
          eq(customer.id, id),
          or(isNull(customer.profileChangedAt), lte(customer.profileChangedAt, changedAt)),
        ),
      ),
  );

export const setPhoto = prepare(
  build
    .update(customer)
    .set({ photoUrl: sql`${p('url')}`, updatedAt: sql`${p('now')}` })
    .where(eq(customer.id, p('id'))),
);
