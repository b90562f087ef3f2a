import { pick } from './random.ts';

export interface Spot {
  readonly lat: string;
  readonly lon: string;
}

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const digitsOf = (value: number): string =>
  value.toFixed(6).replace(/[-.]/g, '').replace(/^0+/, '');
const sign = (value: number): string => (value < 0 ? '-' : '');

const sexagesimal = (value: number): string => {
  const whole = Math.floor(Math.abs(value));
  const minutes = Math.floor((Math.abs(value) - whole) * 60);
  const seconds = ((Math.abs(value) - whole) * 60 - minutes) * 60;
  const tenths = Math.min(599, Math.floor(seconds * 10));
  return `${sign(value)}${whole}.${String(minutes).padStart(2, '0')}${String(tenths).padStart(3, '0')}`;
};

/**
 * The ways in which people and spreadsheets spoil coordinates, as met in public registers. `shows`
 * says whether a careful reader has to notice (the rest are refused whatever one tries).
 */
export const COORDINATE_DIRT: Readonly<Record<string, (lat: number, lon: number) => Spot>> = {
  grouped: (lat, lon) => ({
    lat: `${sign(lat)}${grouped(digitsOf(lat))}`,
    lon: grouped(digitsOf(lon)),
  }),
  pointless: (lat, lon) => ({ lat: `${sign(lat)}${digitsOf(lat)}`, lon: digitsOf(lon) }),
  trailing: (lat, lon) => ({ lat: `${lat.toFixed(6)},`, lon: lon.toFixed(6) }),
  swapped: (lat, lon) => ({ lat: lon.toFixed(6), lon: lat.toFixed(6) }),
  signless: (lat, lon) => ({ lat: Math.abs(lat).toFixed(6), lon: lon.toFixed(6) }),
  sexagesimal: (lat, lon) => ({ lat: sexagesimal(lat), lon: sexagesimal(lon) }),
  scientific: (lat, lon) => ({
    lat: `${(lat * 1e15).toExponential(2).toUpperCase()}`,
    lon: `${(lon * 1e13).toExponential(2).toUpperCase()}`,
  }),
  zero: () => ({ lat: '0', lon: '0' }),
  abroad: (lat, lon) => ({ lat: (lat + 40).toFixed(6), lon: (lon - 90).toFixed(6) }),
  strayed: (lat, lon) => ({
    lat: lat.toFixed(6),
    lon: (lon > 118 ? lon - 14 : lon + 14).toFixed(6),
  }),
};

/** Prices that a hand slipped on, or that were dragged down a column. */
export const badEnergyPrice = (random: () => number): string =>
  pick(random, ['415', '24667', '1', '-2466.78']);

export const badDate = (random: () => number): string =>
  pick(random, ['13/32/2025 9:00', '2/30/2025 8:15', '31 Januari', '0']);
