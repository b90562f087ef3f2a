import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { parse } from 'smol-toml';
import './graphql/main-schema.ts';
import { CUSTOMERS, type SessionLimits, STAFF } from './auth/session-rules.ts';
import {
  ARGUMENT_LIMITS,
  BODY_LIMITS,
  GRAPHQL_LIMITS,
  ID_TOKEN_LENGTH,
  JSON_DEPTH,
  PICTURE_LIMITS,
  RATE_LIMITS,
  SEARCH_WORD_LIMITS,
} from './contract/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './contract/time.ts';
import { UPLOAD_BYTES } from './contract/validators/upload.ts';
import { AGED } from './platform/retention/aged.ts';
import { LASTING } from './platform/retention/lasting.ts';
import { declaredLimits } from './platform/write/declared.ts';

type Row = readonly (string | number)[];

const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const spanOf = (ms: number): string => {
  for (const [length, name] of [
    [DAY_MS, 'd'],
    [HOUR_MS, 'h'],
    [MINUTE_MS, 'min'],
  ] as const)
    if (ms % length === 0) return `${ms / length} ${name}`;
  return `${ms} ms`;
};

const valuesOf = (limits: Readonly<Record<string, number>>): readonly Row[] =>
  Object.entries(limits).map(([name, value]) => [`\`${name}\``, value.toLocaleString('en')]);

/** The platform's own counters, as they are deployed; regions alike are one row. */
const platformRates = (): readonly Row[] => {
  const config = parse(readFileSync(join(import.meta.dirname, '../wrangler.toml'), 'utf8'));
  const regions = Object.values(config.env ?? {}) as {
    ratelimits?: readonly { name: string; simple: { limit: number; period: number } }[];
  }[];
  const rows = regions.flatMap(({ ratelimits = [] }) =>
    ratelimits.map(({ name, simple }) =>
      [
        `\`${name}\``,
        simple.limit.toLocaleString('en'),
        spanOf(simple.period * 1_000),
        'a place of Cloudflare',
        'address',
      ].join('|'),
    ),
  );
  return [...new Set(rows)].map((row) => row.split('|'));
};

const sessionOf = (limits: SessionLimits): readonly string[] =>
  [limits.absoluteMs, limits.idleMs, limits.rotateAfterMs, limits.noteAfterMs].map(spanOf);

const dialect = new SQLiteSyncDialect();

/** Unique indexes that hold for some rows only: of so many things at once there is one. */
const onlyOnes = async (): Promise<readonly Row[]> => {
  const folder = join(import.meta.dirname, '../db/schema');
  const modules = await Promise.all(
    readdirSync(folder)
      .sort()
      .map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter((each): each is SQLiteTable => is(each, SQLiteTable))
    .flatMap((each) => {
      const { name, indexes } = getTableConfig(each);
      return indexes
        .filter(({ config }) => config.unique && config.where !== undefined)
        .map(({ config }): Row => {
          const columns = config.columns.map((column) => ('name' in column ? column.name : '…'));
          const where = config.where ? dialect.sqlToQuery(config.where).sql : '';
          return [name, columns.join(', '), where.replaceAll('"', '').replaceAll(`${name}.`, '')];
        });
    });
};

/** All limits of the BFF and how long it keeps what, as Markdown. */
export const limitsText = async (): Promise<string> => `# Limits

Printed by \`npm run limits:print\` from what the code holds to; a test compares. Every limit of how often is held by the statement that writes, so that requests at once do not outrun it.

## How often

${table(
  ['what', 'most', 'in', 'of each', 'one too many', 'name'],
  declaredLimits().map(({ what, most, windowMs, by, purpose, answer, silent }) => [
    what,
    most,
    windowMs === null ? 'at a time' : spanOf(windowMs),
    by,
    silent ? 'is not counted' : `\`${answer ?? 'RATE_LIMITED'}\``,
    `\`${purpose}\``,
  ]),
)}

## Floods

Before anything is read. These may forget: what has to hold is above.

${table(
  ['what', 'requests', 'in', 'where', 'of each'],
  [
    ...platformRates(),
    ['`FLOOD_LIMIT`', RATE_LIMITS.flood.toLocaleString('en'), '1 min', 'elsewhere', 'address'],
    ['tiles of the map', RATE_LIMITS.tiles.toLocaleString('en'), '1 min', 'process', 'address'],
    ['`LOGIN_LIMIT`', RATE_LIMITS.login.toLocaleString('en'), '1 min', 'elsewhere', 'address'],
  ],
)}

## Sessions

${table(
  ['whose', 'over after', 'over unused after', 'another token after', 'use is noted every'],
  [
    ['customer', ...sessionOf(CUSTOMERS)],
    ['staff', ...sessionOf(STAFF)],
  ],
)}

## One at a time

Unique indexes: of rows that meet the condition there is one for each value of the columns.

${table(['table', 'columns', 'while'], await onlyOnes())}

## A request

Bytes of a body, by path:

${table(['path', 'bytes'], valuesOf(BODY_LIMITS))}

JSON nests ${JSON_DEPTH} deep. A sign-in token has ${ID_TOKEN_LENGTH.toLocaleString('en')} characters. Arguments, where they do not say less:

${table(['of', 'characters, or items of a list'], valuesOf(ARGUMENT_LIMITS))}

A file that is sent, in bytes, and a picture in pixels:

${table(['of', 'most'], [...valuesOf(UPLOAD_BYTES), ...valuesOf(PICTURE_LIMITS)])}

A GraphQL document:

${table(['of', 'most'], valuesOf(GRAPHQL_LIMITS))}

Words searched for, as counters:

${table(['of', 'most'], valuesOf(SEARCH_WORD_LIMITS))}

## How long

${table(
  ['table', 'what', 'kept', 'counted from', 'then', 'why'],
  AGED.map(({ table: name, what, ageMs, from, empties, why }) => [
    name,
    what,
    spanOf(ageMs),
    `\`${from}\``,
    empties === undefined ? 'the row goes' : `${Object.keys(empties).join(', ')} emptied`,
    why,
  ]),
)}

Until something happens that no clock knows:

${table(
  ['table', 'what', 'until', 'why'],
  LASTING.map(({ table: name, what, until, why }) => [name, what, until, why]),
)}
`;
