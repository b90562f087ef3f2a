import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { p, prepareRaw, type Query } from '#db/query.ts';
import type { Cipher } from './cipher.ts';
import { Refusal } from './refusal.ts';

interface AttemptRule {
  readonly purpose: string;
  readonly most: number;
  readonly windowMs: number;
}

interface Trying {
  readonly db: Pick<Database, 'write'>;
  readonly clock: () => number;
}

/** One statement on the primary, so that parallel tries are all counted. */
const count = prepareRaw(
  sql`INSERT INTO attempt (purpose, subject, window_at, count)
    VALUES (${p('purpose')}, ${p('subject')}, ${p('windowAt')}, 1)
    ON CONFLICT (purpose, subject) DO UPDATE SET
      count = iif(window_at = excluded.window_at, count + 1, 1), window_at = excluded.window_at
    RETURNING count`,
  ({ rows }) => Number(rows[0]?.count),
);

/** Whether a statement only counts a try. */
export const isAttemptCount = ({ sql: text }: Query<unknown>): boolean =>
  text.startsWith('INSERT INTO attempt ');

interface Connected {
  readonly address: string;
  readonly cipher: Pick<Cipher, 'index'>;
}

/** Who tries: the customer, else the connection, under a key: a plain hash of an address can be guessed back. */
export const triedBy = async (
  customerId: string | undefined,
  { address, cipher }: Connected,
): Promise<string> => customerId ?? `address:${await cipher.index(address)}`;

/** Counts one more try and gives how many there were in this window, beyond the limit too. */
export const countAttempt = async (
  { db, clock }: Trying,
  { purpose, windowMs }: AttemptRule,
  subject: string,
): Promise<number> => {
  const windowAt = Math.floor(clock() / windowMs) * windowMs;
  const [tries] = await db.write([count({ purpose, subject, windowAt })]);
  return tries;
};

/** Counts one more try. Throws `RATE_LIMITED` when it is one too many. */
export const holdToAttempts = async (
  trying: Trying,
  rule: AttemptRule,
  subject: string,
): Promise<void> => {
  if ((await countAttempt(trying, rule, subject)) > rule.most)
    throw new Refusal('RATE_LIMITED', 'Too many tries. Please try again later.');
};
