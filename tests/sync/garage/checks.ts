import { expect } from 'vitest';
import { SLOTS } from '#edge/contract/sharing/limits.ts';
import type { Browser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { GarageServer } from './server.ts';

interface Effect {
  readonly id: string;
  readonly moment: number;
}

const effectsOf = async ({ db }: GarageServer): Promise<Effect[]> =>
  (await db.primary.execute('SELECT id, moment FROM effect ORDER BY n')).rows.map((row) => ({
    id: String(row.id),
    moment: Number(row.moment),
  }));

/** A loan is written once and accepted once; one ending may end several loans, but at one moment only. */
const exactlyOnce = (effects: readonly Effect[]): void => {
  for (const [id, all] of Object.entries(Object.groupBy(effects, (effect) => effect.id))) {
    if (/^(shr_|accept )/.test(id)) expect(all, id).toHaveLength(1);
    expect(new Set(all?.map(({ moment }) => moment)).size, id).toBe(1);
  }
};

/** What one browser wrote about one entity was taken in the order of writing. */
const inOrder = ({ all }: Ledger, receipts: ReadonlySet<string>): void => {
  const places = new Map([...receipts].map((key, place) => [key, place]));
  for (const lane of Object.values(
    Object.groupBy(all, ({ browser, person, entity }) => `${browser} ${person} ${entity}`),
  )) {
    const order = lane?.flatMap(({ key }) => places.get(key) ?? []) ?? [];
    expect(order, lane?.[0]?.entity).toEqual([...order].sort((a, b) => a - b));
  }
};

/** Every write is still on the disk, has its receipt, or was given up by a person. */
const nothingLost = async (
  server: GarageServer,
  browsers: readonly Browser[],
  ledger: Ledger,
  receipts: Set<string>,
): Promise<void> => {
  const { rows } = await server.db.primary.execute('SELECT key FROM idempotency ORDER BY rowid');
  for (const row of rows) receipts.add(String(row.key));
  const keysOnDisks = new Set<string>();
  for (const browser of browsers)
    for (const { key } of (await browser.disk()).items) keysOnDisks.add(key);
  const lost = ledger.all.filter(
    ({ key, givenUp }) => !givenUp && !keysOnDisks.has(key) && !receipts.has(key),
  );
  expect(lost).toEqual([]);
};

/** No browser holds a record its person never had a right to, nor a database of anybody else. */
const nothingForeign = async (
  server: GarageServer,
  browsers: readonly Browser[],
  rights: Set<string>,
): Promise<void> => {
  const { rows } = await server.db.primary.execute(
    `SELECT 'vehicles' AS collection, entity_id AS id, audience FROM change WHERE collection = 'vehicles'
     UNION ALL SELECT 'vehicles', vehicle_id, guest_id FROM vehicle_share WHERE accepted_at IS NOT NULL
     UNION ALL SELECT 'vehicles', vehicle_id, owner_id FROM vehicle_share
     UNION ALL SELECT 'shares', id, owner_id FROM vehicle_share
     UNION ALL SELECT 'shareOffers', id, guest_id FROM vehicle_share`,
  );
  for (const row of rows) rights.add(`${row.collection} ${row.id} ${row.audience}`);
  for (const browser of browsers) {
    const { records } = await browser.disk();
    const foreign = records.filter(
      ({ collection, id }) => !rights.has(`${collection} ${id} ${browser.person}`),
    );
    expect(foreign, browser.name).toEqual([]);
    expect(await browser.owners()).toEqual([`alva-${browser.person}`, 'alva-public']);
  }
};

/** By the true clock no guest's browser would show a motorcycle outside the terms of their loans of it. */
const withinTheTerm = async (
  { db, now }: GarageServer,
  browsers: readonly Browser[],
): Promise<void> => {
  const { rows } = await db.primary.execute(
    `SELECT vehicle_id || ' ' || guest_id AS pair FROM vehicle_share
     WHERE accepted_at IS NOT NULL AND loan_start_at <= ${now()} AND loan_end_at > ${now()}`,
  );
  const terms = new Set(rows.map(({ pair }) => String(pair)));
  for (const browser of browsers) {
    if (!browser.person.startsWith('cus_g')) continue;
    const { records } = await browser.disk();
    const shown = records.filter(
      ({ collection, visibleFrom = null, visibleUntil }) =>
        collection === 'vehicles' &&
        (visibleFrom ?? 0) <= now() &&
        (visibleUntil === null || visibleUntil > now()),
    );
    expect(shown.filter(({ id }) => !terms.has(`${id} ${browser.person}`))).toEqual([]);
  }
};

/** One loan at a time for a pair, and no more than there are slots, each taken once. */
const rightRows = async ({ db }: GarageServer): Promise<void> => {
  const { rows } = await db.primary.execute(
    'SELECT vehicle_id, guest_id, slot FROM vehicle_share WHERE revoked_at IS NULL',
  );
  for (const open of Object.values(Object.groupBy(rows, (row) => String(row.vehicle_id)))) {
    expect(open?.length).toBeLessThanOrEqual(SLOTS);
    expect(new Set(open?.map((row) => row.guest_id)).size).toBe(open?.length);
    expect(new Set(open?.map((row) => row.slot)).size).toBe(open?.length);
  }
};

/** What the server forgets in time, and the checks must not. */
export interface Seen {
  /** Keys the server ever kept an answer for, in that order. */
  readonly receipts: Set<string>;
  /** Who ever had a right to which record. */
  readonly rights: Set<string>;
}

/** What must hold after every single step, whatever has gone wrong so far. */
export const check = async (
  server: GarageServer,
  browsers: readonly Browser[],
  ledger: Ledger,
  seen: Seen,
): Promise<void> => {
  const effects = await effectsOf(server);
  exactlyOnce(effects);
  await nothingLost(server, browsers, ledger, seen.receipts);
  inOrder(ledger, seen.receipts);
  await nothingForeign(server, browsers, seen.rights);
  await withinTheTerm(server, browsers);
  await rightRows(server);
};
