import { type Coordinate, INDONESIA, inBox } from '#edge/contract/stations/geo.ts';
import type { Reason } from './report.ts';

/** One way to read a written coordinate, and what had to be assumed for it. */
export interface Reading extends Coordinate {
  readonly repairs: readonly Reason[];
}

interface NumberReading {
  readonly value: number;
  readonly repairs: readonly Reason[];
}

const PLAIN = /^-?\d{1,3}(\.\d+)?$/;
/** A spreadsheet has rounded the digits away. */
const SCIENTIFIC = /[eE]/;

/**
 * What a cell may have meant. Besides plain decimals: a decimal comma, and digits that a spreadsheet
 * grouped by thousands (`-6,229,576`) or whose point got lost (`-6729065`).
 */
const numbersIn = (cell: string, wholeDigits: readonly number[]): NumberReading[] => {
  const text = cell.replace(/(?<![,;\s])[,;\s]+$/, '');
  if (PLAIN.test(text)) return [{ value: Number(text), repairs: text === cell ? [] : SEPARATORS }];
  if (SCIENTIFIC.test(text) || !/^-?[\d.,]+$/.test(text)) return [];
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text.replace(/\D/g, '');
  const decimalComma = /^-?(\d{1,3}),(\d{4,})$/.exec(text) ?? /^-?(0),(\d+)$/.exec(text);
  const placed = wholeDigits
    .filter((whole) => digits.length > whole)
    .map((whole) => sign * Number(`${digits.slice(0, whole)}.${digits.slice(whole)}`));
  const values = decimalComma
    ? [sign * Number(`${decimalComma[1]}.${decimalComma[2]}`), ...placed]
    : placed;
  return values.map((value) => ({ value, repairs: SEPARATORS }));
};

const SEPARATORS: readonly Reason[] = ['coordinate-separators'];

/**
 * `6.1523` for 6°15'23", `6.7329` for 6°7'32.9": degrees, minutes and seconds behind a decimal point.
 * Who wrote that had no more than five digits; more are a true decimal fraction.
 */
const sexagesimal = (value: number): number[] => {
  const [, sign = '', whole = '0', digits = ''] =
    /^(-?)(\d+)\.(\d{4,5})$/.exec(String(value)) ?? [];
  const minuteDigits = digits.length === 4 && Number(digits.slice(0, 2)) >= 60 ? 1 : 2;
  const minutes = Number(digits.slice(0, minuteDigits));
  const rest = digits.slice(minuteDigits);
  const seconds = Number(`${rest.slice(0, 2)}.${rest.slice(2) || '0'}`);
  if (digits === '' || minutes >= 60 || seconds >= 60) return [];
  return [Number(`${sign}1`) * (Number(whole) + minutes / 60 + seconds / 3600)];
};

const join = (lat: NumberReading, lon: NumberReading, ...more: readonly Reason[]): Reading => ({
  lat: lat.value,
  lon: lon.value,
  repairs: [...new Set([...lat.repairs, ...lon.repairs, ...more])],
});

const southern = (reading: Reading): Reading => ({
  ...reading,
  lat: -reading.lat,
  repairs: [...reading.repairs, 'coordinate-sign'],
});

/** Readings of a pair of cells that lie in Indonesia, the most literal first; none if nothing does. */
export const readingsOf = (latitude: string, longitude: string): Reading[] => {
  const straight = numbersIn(latitude, [1, 2]).flatMap((lat) =>
    numbersIn(longitude, [3, 2]).map((lon) => join(lat, lon)),
  );
  const swapped = numbersIn(longitude, [1, 2]).flatMap((lat) =>
    numbersIn(latitude, [3, 2]).map((lon) => join(lat, lon, 'coordinate-swapped')),
  );
  const read = [...straight, ...swapped];
  const bySeconds = straight.flatMap((reading) =>
    sexagesimal(reading.lat).flatMap((lat) =>
      sexagesimal(reading.lon).map(
        (lon): Reading => ({ lat, lon, repairs: [...reading.repairs, 'coordinate-sexagesimal'] }),
      ),
    ),
  );
  return [...read, ...read.map(southern), ...bySeconds].filter((reading) =>
    inBox(INDONESIA, reading),
  );
};

/** Whether both cells are numbers at all, wherever they point. */
export const isReadable = (latitude: string, longitude: string): boolean =>
  numbersIn(latitude, [1, 2]).length > 0 && numbersIn(longitude, [3, 2]).length > 0;

/** Repairs that need no neighbours to be sure of. */
const EVIDENT: readonly Reason[] = ['coordinate-separators', 'coordinate-swapped'];

/** The reading of a source without provinces to compare with; `undefined` when it is not Indonesian. */
export const literalReading = (latitude: string, longitude: string): Reading | undefined =>
  readingsOf(latitude, longitude).find((reading) =>
    reading.repairs.every((repair) => EVIDENT.includes(repair)),
  );
