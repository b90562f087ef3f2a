import { describe, expect, it } from 'vitest';
import { readingsOf } from '#edge/domains/stations/import/coordinate.ts';
import {
  cityOf,
  dateOf,
  energyPrice,
  operatorOf,
  powerOf,
  servicePrice,
} from '#edge/domains/stations/import/spklu/values.ts';

describe('a coordinate of the register', () => {
  const first = (lat: string, lon: string) => {
    const [reading] = readingsOf(lat, lon);
    return reading && [Number(reading.lat.toFixed(4)), Number(reading.lon.toFixed(4))];
  };

  it.each([
    ['as it should be', '-6.2088', '106.8456', [-6.2088, 106.8456]],
    ['grouped by thousands', '-6,229,576', '106,654,847', [-6.2296, 106.6548]],
    ['without its point', '-6729065', '1113518', [-6.7291, 111.3518]],
    ['with a decimal comma', '-0,5010567', '117,1375655', [-0.5011, 117.1376]],
    ['with a comma behind', '-6.2088,', '106.8456', [-6.2088, 106.8456]],
    ['swapped', '106.8456', '-6.2088', [-6.2088, 106.8456]],
    ['without its minus', '7.2575', '112.7521', [-7.2575, 112.7521]],
    ['rounded away', '-7.26E+15', '1.13E+15', undefined],
    ['nowhere', '0', '0', undefined],
    ['empty', '', '', undefined],
  ])('%s', (_, lat, lon, expected) => {
    expect(first(lat, lon)).toEqual(expected);
  });

  it('may be degrees, minutes and seconds, but only with few digits', () => {
    const sexagesimal = (lat: string, lon: string) =>
      readingsOf(lat, lon).some((r) => r.repairs.includes('coordinate-sexagesimal'));
    expect(sexagesimal('-6.1523', '106.48302')).toBe(true);
    expect(sexagesimal('-5.247942', '119.85515')).toBe(false);
  });
});

describe('a value of the register', () => {
  it('is watts or kilowatts, and nothing between', () => {
    expect(powerOf('22000')).toMatchObject({ value: 22_000, inKilowatts: false });
    expect(powerOf('7.4')).toMatchObject({ value: 7_400, inKilowatts: true });
    expect(powerOf('700')).toMatchObject({ value: null, bad: true });
  });

  it('is a price only when it can be one', () => {
    expect(energyPrice('2466.78')).toEqual({ value: 2_467, bad: false });
    expect(energyPrice('415')).toEqual({ value: null, bad: true });
    expect(servicePrice('0', '2466.78')).toEqual({ value: null, bad: false });
    expect(servicePrice('2466.78', '2466.78')).toEqual({ value: null, bad: true });
    expect(servicePrice('25000', '2466.78')).toEqual({ value: 25_000, bad: false });
  });

  it('is a date on Jakarta’s clock, month first', () => {
    expect(dateOf('1/31/2025 14:33')).toBe(Date.UTC(2025, 0, 31, 7, 33));
    expect(dateOf('9/9/2024 3:00')).toBe(Date.UTC(2024, 8, 8, 20));
    for (const bad of ['31/1/2025 14:33', '2/30/2025 9:00', 'Januari', ''])
      expect(dateOf(bad)).toBeUndefined();
  });

  it('names cities and operators as people do', () => {
    expect(cityOf('KOTA ADM. JAKARTA UTARA')).toBe('Jakarta Utara');
    expect(cityOf('KAB. TANAH BUMBU')).toBe('Kabupaten Tanah Bumbu');
    expect(operatorOf('PERUSAHAAN PERSEROAN (PERSERO) PT. PERUSAHAAN LISTRIK NEGARA')).toBe('PLN');
    expect(operatorOf('PT UTOMO CHARGEPLUS INDONESIA')).toBe('Utomo Chargeplus Indonesia');
    expect(operatorOf('')).toBeNull();
  });
});
