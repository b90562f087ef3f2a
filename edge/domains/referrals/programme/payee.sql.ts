import { and, eq, ne, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { affiliatePayee } from '#db/schema/referrals-money.ts';

export const payeeOf = prepare(
  build
    .select()
    .from(affiliatePayee)
    .where(eq(affiliatePayee.customerId, p('customerId'))),
);

export type PayeeRow = typeof affiliatePayee.$inferSelect;

/** Somebody else who is paid to this account. */
export const otherWithAccount = prepare(
  build
    .select({ customerId: affiliatePayee.customerId })
    .from(affiliatePayee)
    .where(
      and(
        eq(affiliatePayee.accountNumberIndex, p('index')),
        ne(affiliatePayee.customerId, p('customerId')),
      ),
    )
    .limit(1),
);

/** The last word holds. */
export const writePayee = ({ customerId, ...rest }: PayeeRow): Query<unknown> =>
  query(
    build
      .insert(affiliatePayee)
      .values({ customerId, ...rest })
      .onConflictDoUpdate({ target: affiliatePayee.customerId, set: rest }),
  );

/** Stops its batch when two people would be paid to one account. */
export const holdAccountToOne = prepareRaw<{ index: string }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE (SELECT count(*) FROM affiliate_payee
    WHERE account_number_index = ${p('index')}) > 1`,
  () => undefined,
);

interface TaxHeard {
  readonly customerId: string;
  /** Of the number it was heard of: another one given meanwhile is left alone. */
  readonly taxNumberIndex: string;
  readonly unknownAt: number | null;
  readonly now: number;
}

/** Put `assertOneChanged` after it. */
export const setTaxUnknown = prepareRaw<TaxHeard, void>(
  sql`UPDATE affiliate_payee SET tax_unknown_at = ${p('unknownAt')}, updated_at = ${p('now')}
    WHERE customer_id = ${p('customerId')} AND tax_number_index = ${p('taxNumberIndex')}`,
  () => undefined,
);
