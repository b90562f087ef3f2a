import { desc, eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { shopSetting } from '#db/schema/catalog-settings.ts';
import { type SettingValues, withUsual } from '#edge/contract/catalog/settings.ts';

/** Every setting as it holds at a moment: of its changes that have begun by then, the last. */
export const settingsAt = prepareRaw<{ now: number }, SettingValues>(
  sql`SELECT name, value FROM (SELECT name, value, row_number() OVER (PARTITION BY name
      ORDER BY starts_at DESC, created_at DESC, id DESC) AS place
    FROM shop_setting WHERE starts_at <= ${p('now')} AND withdrawn_at IS NULL) WHERE place = 1`,
  ({ rows }) =>
    withUsual(rows.map(({ name, value }) => ({ name: String(name), value: Number(value) }))),
);

/** A statement is built once: each use makes its own. */
const listed = () =>
  build
    .select({ change: shopSetting, by: customer.name })
    .from(shopSetting)
    .leftJoin(customer, eq(customer.id, shopSetting.createdBy));

/** The last to begin first. */
export const settingChanges = prepare(
  listed()
    .orderBy(desc(shopSetting.startsAt), desc(shopSetting.createdAt), desc(shopSetting.id))
    .limit(p('limit')),
);

export type SettingRow = RowOf<typeof settingChanges>;

export const settingChangeById = prepare(listed().where(eq(shopSetting.id, p('id'))));

interface Planning {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly startsAt: number;
  readonly reason: string;
  readonly staffId: string;
  readonly now: number;
}

const insert = prepareRaw<Planning, unknown>(
  sql`INSERT INTO shop_setting (id, name, value, starts_at, reason, created_by, created_at)
    VALUES (${p('id')}, ${p('name')}, ${p('value')}, ${p('startsAt')}, ${p('reason')},
      ${p('staffId')}, ${p('now')})`,
  () => undefined,
);

export const planRows = (planning: Planning): readonly Query<unknown>[] => [
  insert(planning),
  assertOneChanged,
];

interface Withdrawing {
  readonly id: string;
  readonly version: number;
  readonly now: number;
}

const withdraw = prepareRaw<Withdrawing, unknown>(
  sql`UPDATE shop_setting SET withdrawn_at = ${p('now')}, version = version + 1
    WHERE id = ${p('id')} AND version = ${p('version')} AND withdrawn_at IS NULL
      AND starts_at > ${p('now')}`,
  () => undefined,
);

/** Stops the batch where it has begun meanwhile. */
export const withdrawRows = (withdrawing: Withdrawing): readonly Query<unknown>[] => [
  withdraw(withdrawing),
  assertOneChanged,
];
