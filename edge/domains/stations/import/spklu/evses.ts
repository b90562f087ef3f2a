import type { Connector } from '#edge/contract/stations/record.ts';
import type { CsvRow } from '#edge/domains/stations/import/csv.ts';
import type { ImportedEvse } from '#edge/domains/stations/import/draft.ts';
import type { Ledger } from '#edge/domains/stations/import/report.ts';
import { BRAND } from './columns.ts';
import type { Entry } from './read.ts';
import {
  amperesOf,
  energyPrice,
  PLACEHOLDER_BRAND,
  PLUGS,
  type Plug,
  powerOf,
  servicePrice,
  statusOf,
} from './values.ts';

export interface Machine {
  readonly maxElectricPower: number | null;
  readonly maxAmperage: number | null;
  readonly perKwh: number | null;
  readonly perSession: number | null;
}

const NO_MACHINE: Machine = {
  maxElectricPower: null,
  maxAmperage: null,
  perKwh: null,
  perSession: null,
};

/** What the machine's row says that can be believed. */
export const machineOf = (row: CsvRow | undefined, ledger: Ledger): Machine => {
  if (row === undefined) return NO_MACHINE;
  const cell = (name: string): string => row.cells[name] ?? '';
  const note = (bad: boolean, reason: Parameters<Ledger['repair']>[2], value: string): void => {
    if (bad) ledger.repair(row.file, row.line, reason, value);
  };
  const power = powerOf(cell('Daya'));
  const energy = energyPrice(cell('Harga Pengisian (Rp)'));
  const service = servicePrice(cell('Harga Layanan (Rp)'), cell('Harga Pengisian (Rp)'));
  note(PLACEHOLDER_BRAND.test(cell(BRAND)), 'placeholder-brand', cell(BRAND));
  note(power.inKilowatts, 'power-in-kilowatts', cell('Daya'));
  note(power.bad, 'bad-power', cell('Daya'));
  note(energy.bad, 'bad-price', cell('Harga Pengisian (Rp)'));
  note(service.bad, 'bad-price', cell('Harga Layanan (Rp)'));
  return {
    maxElectricPower: power.value,
    maxAmperage: amperesOf(cell('Arus Maksimal')),
    perKwh: energy.value,
    perSession: service.value,
  };
};

const connectorOf = (
  plug: Plug,
  { maxElectricPower, maxAmperage }: Machine,
  place: number,
): Connector => ({
  connectorId: String(place + 1),
  standard: plug.standard,
  format: 'CABLE',
  powerType: plug.powerType,
  maxElectricPower,
  maxAmperage,
});

interface Outlet {
  readonly plugs: Plug[];
  readonly status: ImportedEvse['status'];
}

const MAX_PORT = 20;

/**
 * One EVSE per port of the machine, as OCPP numbers them; several plugs on one port are connectors of
 * one EVSE. A port number that cannot be one is replaced by the next free one.
 */
export const evsesOf = (
  entry: Entry,
  machine: Machine,
  asOf: number | null,
  ledger: Ledger,
): ImportedEvse[] => {
  const outlets = new Map<number, Outlet>();
  for (const { file, line, cells } of entry.connectors) {
    const plug = PLUGS[(cells['Jenis Konektor'] ?? '').toLowerCase()];
    if (plug === undefined) {
      ledger.refuse(file, line, 'unknown-connector', cells['Jenis Konektor'] ?? '');
      continue;
    }
    const written = Number(cells.Port || Number.NaN);
    const good = Number.isInteger(written) && written >= 1 && written <= MAX_PORT;
    if (!good) ledger.repair(file, line, 'bad-port', cells.Port ?? '');
    const port = good ? written : Math.max(0, ...outlets.keys()) + 1;
    const status = statusOf(cells['Status Konektor'] ?? '', cells['Status Instalasi'] ?? '');
    const outlet = outlets.get(port) ?? { plugs: [], status };
    outlet.plugs.push(plug);
    outlets.set(port, outlet);
  }
  return [...outlets]
    .toSorted(([a], [b]) => a - b)
    .map(([port, { plugs, status }]) => ({
      evsesId: `${entry.key}/${port}`,
      connectors: plugs.map((plug, place) => connectorOf(plug, machine, place)),
      status,
      since: null,
      lastUpdated: asOf,
    }));
};
