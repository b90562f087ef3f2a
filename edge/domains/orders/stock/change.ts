import * as v from 'valibot';
import { DEFAULT_AREA } from '#edge/contract/areas.ts';
import {
  type RowFault,
  STOCK_LIMITS,
  type StockFault,
  type UnitInput,
  unitInput,
  withdrawUnitInput,
} from '#edge/contract/orders/stock.ts';
import { configurableModel, modelOf } from '#edge/domains/catalog/index.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { allPlaces } from '#edge/domains/places/index.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { addUnitRows, type StockUnit, unitById, unitsLike, withdrawUnitRow } from './stock.sql.ts';

export interface StockError {
  readonly code: StockFault;
  readonly faults?: readonly RowFault[];
  readonly limit?: number;
}

type Changing = Pick<Deps, 'db' | 'clock' | 'ids'>;
type Read = ReturnType<typeof primaryReader>;

const LISTS = declareLimit({
  purpose: 'orders.stock',
  most: STOCK_LIMITS.lists,
  windowMs: STOCK_LIMITS.windowMs,
  what: 'lists of units sent to the stock',
  by: 'one of the staff',
});

/** Counts one more list. Throws `RATE_LIMITED` when it is one too many. */
export const countList = (trying: Parameters<typeof holdToAttempts>[0], staffId: string) =>
  holdToAttempts(trying, LISTS, staffId);

const invalid = (faults: readonly RowFault[]) => err({ code: 'STOCK_INVALID' as const, faults });

/** Whether a unit is one that the catalogue sells, at a place that sells. */
const catalogueFaults = async (
  units: readonly UnitInput[],
  read: Read,
  now: number,
): Promise<RowFault[]> => {
  const slugs = [...new Set(units.map(({ slug }) => slug))];
  const [places, ...models] = await Promise.all([
    read(allPlaces()),
    ...slugs.map((slug) => read(configurableModel({ slug, area: DEFAULT_AREA, now }))),
  ]);
  const bySlug = new Map(
    models.flatMap(([row]) => (row === undefined ? [] : [[row.slug, modelOf(row)] as const])),
  );
  return units.flatMap((unit, at): RowFault[] => {
    const row = at + 1;
    const model = bySlug.get(unit.slug);
    if (model === undefined) return [{ row, field: 'slug', key: 'unit.model' }];
    const has = (component: string, code: string): boolean =>
      model.values.some((each) => each.component === component && each.code === code);
    const accents = model.values.filter(
      ({ component, parent_code }) => component === 'accent' && parent_code === unit.color,
    );
    const fits =
      accents.length === 0
        ? unit.accent === null
        : accents.some(({ code }) => code === unit.accent);
    const sells = places.some(
      ({ dealerSlug, sales, upcoming, isActive }) =>
        dealerSlug === unit.dealerSlug && sales && !upcoming && isActive,
    );
    return [
      ...(has('color', unit.color) ? [] : [{ row, field: 'color', key: 'colour' }]),
      ...(fits ? [] : [{ row, field: 'accent', key: 'unit.accent' }]),
      ...(has('battery', unit.battery) ? [] : [{ row, field: 'battery', key: 'unit.battery' }]),
      ...(sells ? [] : [{ row, field: 'dealerSlug', key: 'dealer' }]),
    ];
  });
};

const isSame = (there: StockUnit, unit: UnitInput): boolean =>
  there.id === unit.id && there.vin === unit.vin && there.motorNumber === unit.motorNumber;

/** Numbers that stand twice in the list, or that another unit has. */
const takenFaults = (units: readonly UnitInput[], there: readonly StockUnit[]): RowFault[] =>
  units.flatMap((unit, at) =>
    (['id', 'vin', 'motorNumber'] as const).flatMap((field): RowFault[] => {
      const isTwice = units.findIndex((each) => each[field] === unit[field]) !== at;
      const isTaken = there.some((each) => each[field] === unit[field] && !isSame(each, unit));
      if (!isTwice && !isTaken) return [];
      return [{ row: at + 1, field, key: isTwice ? 'unit.twice' : 'unit.taken' }];
    }),
  );

/**
 * Adds units to the stock: every row of the list, or none of them and what is wrong with each. A unit
 * that was added by the same request before is no fault.
 */
export const addUnits = async (
  staffId: string,
  typed: readonly unknown[],
  { db, clock, ids }: Changing,
): Promise<Result<Decision<{ added: number }>, StockError>> => {
  if (typed.length > STOCK_LIMITS.list)
    return err({ code: 'STOCK_LIMIT', limit: STOCK_LIMITS.list });
  const parsed = typed.map((row) => v.safeParse(unitInput, row));
  const typedFaults = parsed.flatMap(({ issues = [] }, at) =>
    issues.map((issue) => ({
      row: at + 1,
      field: v.getDotPath(issue) ?? '',
      key: issue.message,
    })),
  );
  if (typedFaults.length > 0 || typed.length === 0) return invalid(typedFaults);
  const units = parsed.flatMap(({ success, output }) => (success ? [output] : []));
  const read = primaryReader(db);
  const now = clock();
  const list = (values: readonly string[]): string => JSON.stringify(values);
  const [there, unknown] = await Promise.all([
    read(
      unitsLike({
        ids: list(units.map(({ id }) => id)),
        vins: list(units.map((unit) => unit.vin)),
        motors: list(units.map(({ motorNumber }) => motorNumber)),
      }),
    ),
    catalogueFaults(units, read, now),
  ]);
  const faults = [...unknown, ...takenFaults(units, there)].toSorted((a, b) => a.row - b.row);
  if (faults.length > 0) return invalid(faults);
  const rows = units.filter((unit) => !there.some((each) => isSame(each, unit)));
  const outcome = { added: units.length };
  if (rows.length === 0) return ok({ statements: [], outcome });
  const adding = {
    rows: JSON.stringify(rows.map((row) => ({ ...row, eventId: ids('uev') }))),
    count: rows.length,
    staffId,
    now,
  };
  return ok({ statements: addUnitRows(adding), outcome });
};

/** Takes a unit out of the stock, e.g. damaged or used for test rides. A repeat is a success. */
export const withdrawUnit = async (
  staffId: string,
  typed: unknown,
  { db, clock, ids }: Changing,
): Promise<Result<Decision<{ id: string }>, StockError>> => {
  const parsed = v.safeParse(withdrawUnitInput, typed);
  if (!parsed.success)
    return invalid(
      parsed.issues.map((issue) => ({
        row: 1,
        field: v.getDotPath(issue) ?? '',
        key: issue.message,
      })),
    );
  const { id, note } = parsed.output;
  const there = await primaryReader(db)(unitById({ id }));
  if (there === undefined) return err({ code: 'UNIT_NOT_FOUND' });
  if (there.withdrawnAt !== null) return ok({ statements: [], outcome: { id } });
  if (there.orderId !== null) return err({ code: 'UNIT_RESERVED' });
  return ok({
    statements: withdrawUnitRow({ id, note, staffId, eventId: ids('uev'), now: clock() }),
    outcome: { id },
  });
};
