import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONFIGURATION_FIELDS, faultsOf } from '#edge/contract/catalog/configuration.ts';
import { resolve } from '#edge/contract/catalog/resolve.ts';
import { AROUND, MODEL, NOW } from './configurable.ts';

describe('a configuration that was asked for', () => {
  it('gets defaults for what it leaves open, without a word', () => {
    expect(resolve(MODEL, {}, AROUND)).toEqual({
      choice: {
        color: 'indie-red',
        accent: 'black',
        battery: 'dual',
        area: '31',
        dealer: null,
        delivery: 'PICKUP_AT_DEALER',
      },
      corrections: [],
    });
  });

  it('is taken as it is when all of it is on offer', () => {
    const wanted = {
      color: 'casual-blue',
      accent: 'black',
      battery: 'rent',
      area: '13',
      dealer: 'dealer-bandung',
      delivery: 'DELIVER_TO_HOME',
    };
    expect(resolve(MODEL, wanted, AROUND)).toEqual({ choice: wanted, corrections: [] });
  });

  it('is corrected to the nearest word, and says so', () => {
    const { choice, corrections } = resolve(MODEL, { color: 'indy-red', area: '99' }, AROUND);
    expect(choice).toMatchObject({ color: 'indie-red', area: '31' });
    expect(corrections).toMatchObject([
      { field: 'area', asked: '99', used: '31', reason: 'unknown', nearest: [] },
      { field: 'color', asked: 'indy-red', used: 'indie-red', nearest: ['indie-red'] },
    ]);
  });

  it('learns that an offer has ended, to the millisecond', () => {
    const wanted = { color: 'launch-gold' };
    expect(resolve(MODEL, wanted, AROUND).corrections).toMatchObject([{ reason: 'ended' }]);
    expect(resolve(MODEL, wanted, { ...AROUND, now: NOW - 2 }).corrections).toEqual([]);
    expect(resolve(MODEL, wanted, { ...AROUND, now: NOW - 1 }).corrections).toHaveLength(1);
  });

  it('goes to the dealer that alone has its colour', () => {
    const color = 'viridian-green';
    expect(resolve(MODEL, { color }, AROUND)).toMatchObject({
      choice: { color, dealer: 'aec-scbd' },
      corrections: [],
    });
    expect(resolve(MODEL, { color, dealer: 'dealer-bandung' }, AROUND)).toMatchObject({
      choice: { color, dealer: 'aec-scbd' },
      corrections: [{ field: 'dealer', asked: 'dealer-bandung', reason: 'only-at' }],
    });
    expect(resolve(MODEL, { color, dealer: 'dealer-bandung' }, AROUND, 'dealer')).toMatchObject({
      choice: { color: 'indie-red', dealer: 'dealer-bandung' },
      corrections: [{ field: 'color', asked: color, used: 'indie-red', reason: 'only-at' }],
    });
  });

  it('keeps an accent only where the colour has it', () => {
    const wanted = { color: 'casual-blue', accent: 'white' };
    expect(resolve(MODEL, wanted, AROUND)).toMatchObject({
      choice: { accent: 'black' },
      corrections: [{ field: 'accent', asked: 'white', used: 'black' }],
    });
  });

  it('is always on offer, whatever was asked for', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('viridian-green', 'launch-gold', 'rent', '13', 'aec-scbd', 'white', null),
    );
    const choices = fc.record(
      Object.fromEntries(CONFIGURATION_FIELDS.map((field) => [field, word])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(choices, fc.constantFrom('color', 'dealer'), (words, keep) => {
        const { choice } = resolve(MODEL, words, AROUND, keep);
        expect(resolve(MODEL, choice, AROUND)).toEqual({ choice, corrections: [] });
        expect(faultsOf(choice).map(({ field }) => field)).toEqual(
          choice.dealer === null ? ['dealer'] : [],
        );
      }),
    );
  });
});
