import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { COLORS } from '#db/content/catalog/colors.ts';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { pricesOf } from '#db/content/catalog/prices.ts';
import { batteryKwh, specificationOf } from '#db/content/catalog/specification.ts';
import { TARIFFS } from '#db/content/catalog/tariffs.ts';
import { valuesOf } from '#db/content/catalog/values.ts';
import { places } from '#db/content/places/places.ts';
import { AREAS } from '#edge/contract/areas.ts';

const find = (slug: string) => {
  const model = MODELS.find((m) => m.slug === slug);
  if (model === undefined) throw new Error(slug);
  return model;
};

test('the eleven colours of the specification', () => {
  expect(COLORS.map((color) => color.name)).toEqual([
    'Supernova Black',
    'Halo White',
    'Casual Blue',
    'Indie Red',
    'Edgy Turqoise',
    'Nebula Green',
    'Mars Copper',
    'Viridian Green',
    'Shadow Black',
    'Glacier White',
    'Butterscotch Beige',
  ]);
  for (const color of COLORS)
    expect(color.code).toBe(color.name.toLowerCase().replaceAll(' ', '-'));
});

test('swatches have the colour of the paint in the pictures', () => {
  const manifest = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../web/public/pictures/manifest.json'), 'utf8'),
  ) as { models: Record<string, { looks: Record<string, { paint: string }> }> };
  const painted = Object.values(manifest.models).flatMap(({ looks }) =>
    Object.entries(looks).map(([look, { paint }]) => [look.split('--')[0], paint] as const),
  );
  expect(painted.length).toBeGreaterThan(0);
  for (const [code, paint] of painted)
    expect(COLORS.find((color) => color.code === code)?.hex).toBe(paint);
});

test.each([
  ['alva-one', 'Vortex', ['halo-white', 'supernova-black', 'nebula-green', 'mars-copper'], 0],
  ['alva-one-xp', '1.1', ['shadow-black', 'glacier-white', 'viridian-green'], 0],
  ['alva-cervo', '2', ['casual-blue', 'indie-red', 'edgy-turqoise', 'shadow-black'], 2],
  ['alva-cervo-q', '2.1', ['glacier-white', 'shadow-black', 'casual-blue'], 0],
  ['alva-cervo-boost-charge', '2.6', ['supernova-black', 'indie-red', 'edgy-turqoise'], 0],
  ['alva-n3', null, ['butterscotch-beige', 'glacier-white', 'viridian-green', 'shadow-black'], 0],
])('%s has its generation and looks', (slug, generation, colors, accents) => {
  const model = find(slug);
  expect(model.generation).toBe(generation);
  expect(model.colors).toEqual(colors);
  expect(model.accents).toHaveLength(accents);
});

test.each([
  ['alva-one', ['ACC-BN-1H-L2R1']],
  ['alva-one-xp', ['ACC-BP-1H-L2R1']],
  ['alva-cervo', ['ADC-BP-1M-L1R2']],
  ['alva-cervo-q', ['ADC-HP-1M-L1F2']],
  ['alva-cervo-boost-charge', ['ADC-BP-1M-L1F1', 'ADC-BP-1M-L1F2']],
  ['alva-n3', ['AEB-BP-1H-L1F1']],
])('%s carries its product codes', (slug, codes) => {
  expect([...new Set(find(slug).batteries.map((b) => b.productCode))]).toEqual(codes);
});

test('what a dealer alone offers is offered by a dealer there is', () => {
  const dealers = MODELS.flatMap((model) => Object.values(model.validity)).flatMap(
    ({ dealerId }) => dealerId ?? [],
  );
  expect(dealers).toContain('aec-scbd');
  expect(dealers.filter((id) => !places.some((place) => place.slug === id))).toEqual([]);
});

describe.each(MODELS)('$name', (model) => {
  const { facts } = model;

  it('offers every choice once, with the standard battery among them', () => {
    const ids = valuesOf(model).map((value) => value.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(model.batteries.map((b) => b.code)).toContain(model.standardBattery);
  });

  it('has prices for the 38 provinces that are dearer only by taxes', () => {
    expect(Object.keys(TARIFFS)).toEqual(AREAS.map((area) => area.code));
    for (const battery of model.batteries) {
      const prices = pricesOf(battery);
      expect(new Set(prices.map((price) => price.vehicleIdr)).size).toBe(1);
      expect(prices.every((price) => price.bbnkbIdr % 500 === 0 && price.pkbIdr % 500 === 0)).toBe(
        true,
      );
    }
  });

  it('has figures that agree with each other', () => {
    const kwh = batteryKwh(facts);
    expect(kwh).toBeCloseTo((facts.batteryVolt * facts.batteryAh) / 1_000, 2);
    const whPerKm = (kwh * 1_000) / facts.rangeSingleKm;
    expect(whPerKm).toBeGreaterThan(20);
    expect(whPerKm).toBeLessThan(45);
    if (facts.rangeDualKm !== undefined)
      expect(Math.abs(facts.rangeDualKm / facts.rangeSingleKm - 2)).toBeLessThan(0.05);
    expect(facts.peakPowerKw).toBeGreaterThan(facts.ratedPowerKw);
    // The charger must be able to put a battery's energy back within the time we print.
    expect((facts.chargerWatt * facts.chargingHours) / 1_000).toBeGreaterThan(kwh);
  });

  it('tells beside its price the range of the batteries that price buys', () => {
    const range = model.features.find(({ category }) => category === 'range');
    const isDual = model.standardBattery === 'dual';
    expect(range?.value).toBe(isDual ? facts.rangeDualKm : facts.rangeSingleKm);
    // Who can have another number of them reads how many the figure is for.
    if (facts.rangeDualKm !== undefined) {
      expect(range?.name.en).toContain(isDual ? 'two batteries' : 'one battery');
      expect(range?.name.id).toContain(isDual ? 'dua baterai' : 'satu baterai');
    }
  });

  it('writes in its texts only figures that its table knows', () => {
    const specifiedNumbers = new Set(
      specificationOf(facts, 'en')
        .flatMap((group) => group.rows)
        .flatMap((row) => row.value.match(/\d+(\.\d+)?/g) ?? []),
    );
    const claims = [
      ...model.features.map((feature) => feature.description.en),
      model.description.en,
      ...model.showcase.columns.map((column) => column.body.en),
    ].flatMap((text) => [
      ...text.matchAll(/(\d+(?:\.\d+)?) (km(?!\/h)|kg|kW|mm|litres|Nm|seconds|kWh)\b/g),
    ]);
    expect(
      claims.map(([, figure]) => figure).filter((figure) => !specifiedNumbers.has(figure ?? '')),
    ).toEqual([]);
  });
});
