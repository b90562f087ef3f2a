import type { StoreClient } from '#db/client.ts';
import { openDatabase } from '#db/open.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { differences } from '#edge/domains/payments/index.ts';

export interface Ledger {
  readonly transfers: number;
  readonly idr: number;
}

export interface Checked {
  /** What is wrong with the store, in sentences; empty when nothing is. */
  readonly faults: readonly string[];
  readonly rows: number;
  readonly tables: number;
  readonly ledger: Ledger;
  readonly commits: number;
  /** Epoch ms of the newest write that says when it was made. */
  readonly newestAt: number | null;
}

const one = async (client: StoreClient, sql: string): Promise<Record<string, unknown>> => ({
  ...(await client.execute(sql)).rows[0],
});

/** The newest moments of tables that something is written to every minute. */
const NEWEST = `SELECT max(at) AS at FROM (SELECT max(done_at) AS at FROM job UNION ALL
  SELECT max(started_at) FROM job UNION ALL SELECT max(changed_at) FROM change UNION ALL
  SELECT max(created_at) FROM transfer UNION ALL SELECT max(done_at) FROM store_copy)`;

/** Sums of what the ledger had at a moment. */
export const ledgerUntil = async (client: StoreClient, until: number): Promise<Ledger> => {
  const { n, idr } = await one(
    client,
    `SELECT count(*) AS n, coalesce(sum(amount_idr), 0) AS idr FROM transfer WHERE created_at <= ${Math.floor(until)}`,
  );
  return { transfers: Number(n), idr: Number(idr) };
};

/** Money is booked by the clock of who books it: of the last minute some may come later. */
const LATE_MS = MINUTE_MS;

/**
 * Looks at a copied store as nobody would at one in use: every page, every reference, every sum.
 * @param original the ledger of the store it is a copy of, as it was at a moment
 */
export const checkStore = async (
  url: string,
  original?: (until: number) => Promise<Ledger>,
): Promise<Checked> => {
  const store = openDatabase({ url });
  const client = store.primary;
  try {
    const integrity = await client.execute('PRAGMA integrity_check');
    const references = await client.execute('PRAGMA foreign_key_check');
    const [wrong] = await store.read([differences({})]);
    const names = await client.execute(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE 'CREATE VIRTUAL%'",
    );
    const counts = await client.batch(
      names.rows.map(({ name }) => `SELECT count(*) AS n FROM "${name}"`),
    );
    const { commits } = await one(client, 'SELECT commits FROM commit_counter');
    const { at } = await one(client, NEWEST);
    const newestAt = at == null ? null : Number(at);
    const until = (newestAt ?? 0) - LATE_MS;
    const [own, theirs] = [await ledgerUntil(client, until), await original?.(until)];
    const isSame =
      theirs === undefined || (own.transfers === theirs.transfers && own.idr === theirs.idr);
    return {
      faults: [
        ...integrity.rows
          .map((row) => String(row[0]))
          .filter((line) => line !== 'ok')
          .map((line) => `integrity: ${line}`),
        ...(references.rows.length > 0
          ? [`references that lead nowhere: ${references.rows.length}`]
          : []),
        ...wrong.map(
          ({ rule, subject, expectedIdr, actualIdr }) =>
            `ledger: ${rule}: ${subject}: ${actualIdr}, not ${expectedIdr}`,
        ),
        ...(isSame
          ? []
          : [
              `ledger: ${own.transfers} transfers of ${own.idr} rupiah, the original had ${theirs.transfers} of ${theirs.idr}`,
            ]),
        ...(commits === undefined ? ['it has no count of commits'] : []),
      ],
      rows: counts.reduce((all, { rows: [row] }) => all + Number(row?.n), 0),
      tables: names.rows.length,
      ledger: await ledgerUntil(client, Number.MAX_SAFE_INTEGER),
      commits: Number(commits ?? 0),
      newestAt,
    };
  } finally {
    store.close();
  }
};
