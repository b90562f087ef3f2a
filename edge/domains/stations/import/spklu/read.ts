import { type CsvRow, readCsv } from '#edge/domains/stations/import/csv.ts';
import type { Ledger } from '#edge/domains/stations/import/report.ts';
import { slugOf } from '#edge/domains/stations/slug.ts';
import {
  CONNECTOR_COLUMNS,
  FILES,
  ID,
  LOCATION_COLUMNS,
  MACHINE_COLUMNS,
  NAME,
} from './columns.ts';

export interface RegisterTexts {
  readonly locations: string;
  readonly machines: string;
  readonly connectors: string;
}

/** A location with its rows from the two other files. */
export interface Entry {
  /** The register's id, else `name:<slug>`. */
  readonly key: string;
  readonly location: CsvRow;
  readonly machine: CsvRow | undefined;
  readonly connectors: readonly CsvRow[];
}

const keyOf = ({ cells }: CsvRow): string => cells[ID] || `name:${slugOf(cells[NAME] ?? '')}`;

const nameOf = (cells: Readonly<Record<string, string>>): string => cells[ID] || cells[NAME] || '';

/**
 * Reads and joins the three files. A row without an id is joined by name: such names are few, and
 * what is at the place is worth more than the register's number for it.
 */
export const readRegister = (texts: RegisterTexts, ledger: Ledger): Entry[] => {
  const read = (name: keyof RegisterTexts, columns: readonly string[]): CsvRow[] =>
    readCsv(FILES[name], texts[name], columns, nameOf, ledger);
  const locations = read('locations', LOCATION_COLUMNS);
  const machines = read('machines', MACHINE_COLUMNS);
  const connectors = read('connectors', CONNECTOR_COLUMNS);

  for (const { file, line, cells } of [...locations, ...machines, ...connectors])
    if (cells[ID] === '') ledger.repair(file, line, 'missing-id', cells[NAME] ?? '');

  const locationKeys = new Set(locations.map(keyOf));
  const machineOf = new Map<string, CsvRow>();
  for (const row of machines) {
    const key = keyOf(row);
    if (!locationKeys.has(key)) ledger.refuse(row.file, row.line, 'missing-location', key);
    else if (!machineOf.has(key)) machineOf.set(key, row);
    else if (row.cells[ID] !== '') ledger.refuse(row.file, row.line, 'duplicate-id', key);
  }
  const connectorsOf = new Map<string, CsvRow[]>();
  for (const row of connectors) {
    const key = keyOf(row);
    if (!locationKeys.has(key)) ledger.refuse(row.file, row.line, 'missing-location', key);
    else connectorsOf.set(key, [...(connectorsOf.get(key) ?? []), row]);
  }

  const seen = new Set<string>();
  return locations.flatMap((location) => {
    const key = keyOf(location);
    const { file, line, cells } = location;
    if (seen.has(key)) {
      // Rows that share a name and have no id stand for one place; the first one speaks for it.
      if (cells[ID] !== '') ledger.refuse(file, line, 'duplicate-id', key);
      return [];
    }
    seen.add(key);
    const machine = machineOf.get(key);
    return [{ key, location, machine, connectors: connectorsOf.get(key) ?? [] }];
  });
};
