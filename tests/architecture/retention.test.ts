import { join } from 'node:path';
import { is } from 'drizzle-orm/entity';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { AGED } from '#edge/platform/retention/aged.ts';
import { LASTING, NOBODYS } from '#edge/platform/retention/lasting.ts';
import { filesBelow, root } from './sources.ts';

const tables = (
  await Promise.all(
    filesBelow('db/schema')
      .filter((path) => path.endsWith('.ts'))
      .map(async (path) =>
        Object.values((await import(join(root, path))) as Record<string, unknown>),
      ),
  )
)
  .flat()
  .filter((each): each is SQLiteTable => is(each, SQLiteTable))
  .map((table) => getTableConfig(table));

const AGEING = new Set(AGED.map(({ table }) => table));
const STAYING = new Set(LASTING.map(({ table }) => table));

/** A person, where they are, what they wrote, or where they connect from. */
const PERSONAL =
  /^(customer|owner|guest|requester)_id$|^(latitude|longitude|note|message|network|word|keyword|email|email_address|phone_number|outcome)$/;
/** Of a place of ours or a public charger, and of machines. */
const PUBLIC = ['place', 'station', 'unit_reservation'];

it('a table says how long what is in it stays: by age, until something happens, or that it is nobody’s (edge/platform/retention)', () => {
  const names = tables.map(({ name }) => name).sort();
  const places = (name: string) => [
    ...(AGEING.has(name) || STAYING.has(name) ? ['somebody’s'] : []),
    ...(NOBODYS.includes(name) ? ['nobody’s'] : []),
  ];
  expect(names.filter((name) => places(name).length !== 1)).toEqual([]);
  const classified = [...AGEING, ...STAYING, ...NOBODYS];
  expect(classified.filter((name) => !names.includes(name))).toEqual([]);
  expect([...AGEING].filter((name) => STAYING.has(name))).toEqual([]);
});

it('no table with a person, a place, a note or a search word is called nobody’s', () => {
  const personal = tables.filter(
    ({ name, columns }) =>
      !PUBLIC.includes(name) && columns.some((column) => PERSONAL.test(column.name)),
  );
  expect(personal.length).toBeGreaterThan(15);
  expect(personal.map(({ name }) => name).filter((name) => NOBODYS.includes(name))).toEqual([]);
});
