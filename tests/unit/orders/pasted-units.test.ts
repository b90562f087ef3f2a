import { describe, expect, it } from 'vitest';
import { idsByVin, unitsIn } from '#web/domains/orders/stock/pasted.ts';

const WORDS = new Map([
  ['alva cervo', 'alva-cervo'],
  ['merah indie', 'indie-red'],
  ['alva bandung', 'aec-bandung'],
]);
const read = (text: string) =>
  unitsIn(text, WORDS, (vin) => `id of ${vin}`)?.map(({ id: _, ...unit }) => Object.values(unit));
const ROW = ['MJXAD2STK00000001', 'EM1', 'alva-cervo', 'indie-red', 'black', 'dual', 'aec-bandung'];

describe('a pasted list of units', () => {
  it.each([',', ';', '\t'])(
    'is read with its columns parted by %j, with a head or without',
    (by) => {
      expect(read(ROW.join(by))).toEqual([ROW]);
      expect(read(`VIN${by}Motor\n${ROW.join(by)}\n\n`)).toEqual([ROW]);
    },
  );

  it('may have names in the place of codes, and none for what a unit has not', () => {
    const text = 'A,B, ALVA  Cervo ,Merah Indie,,dual,"ALVA Bandung"';
    expect(read(text)).toEqual([
      ['A', 'B', 'alva-cervo', 'indie-red', null, 'dual', 'aec-bandung'],
    ]);
  });

  it('keeps a row that is too short, for the server to say what is missing', () => {
    expect(read('A,B')).toEqual([['A', 'B', '', '', null, '', '']]);
  });

  it('is none while a quote has no end', () => {
    expect(read('"A,B')).toBeUndefined();
    expect(read('')).toEqual([]);
  });

  it('sent again has the same ids', () => {
    const idOf = idsByVin();
    expect(idOf('A')).toBe(idOf('A'));
    expect(idOf('A')).not.toBe(idOf('B'));
  });
});
