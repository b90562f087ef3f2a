import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { prepareRaw } from '#db/query.ts';

const forgetAccountsOfCodes = prepareRaw<object, void>(
  sql`DELETE FROM identity_link WHERE uid = customer_id`,
  () => undefined,
);

/**
 * An emulator that starts has the demo accounts alone. Those of sign-ins by code were not deleted by anybody:
 * they are made anew.
 */
export const forgetAccounts = async (db: Pick<Database, 'write'>): Promise<void> => {
  await db.write([forgetAccountsOfCodes({})]);
};
