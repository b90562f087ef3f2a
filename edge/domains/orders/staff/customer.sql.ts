import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';

/** Whether there is such a customer, whose account nobody has closed. */
export const hasOpenAccount = prepareRaw<{ customerId: string }, boolean>(
  sql`SELECT 1 FROM customer WHERE id = ${p('customerId')} AND disabled_at IS NULL`,
  ({ rows }) => rows.length > 0,
);
