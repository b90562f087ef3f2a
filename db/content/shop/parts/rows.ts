import { COLORS } from '#db/content/catalog/colors.ts';
import { MODELS } from '#db/content/catalog/models/index.ts';
import type { sparePart } from '#db/schema/shop.ts';
import { inLocale, mapText, type Text } from '#edge/contract/locale.ts';
import { body, panels } from './body.ts';
import { drawingsOf } from './drawings.ts';
import { battery, drive, electrical, lights } from './electrics.ts';
import { brakes, frame, suspension, wheels } from './running-gear.ts';
import { FAMILIES, type Family, type PartType, type System } from './types.ts';

type Row = typeof sparePart.$inferInsert;

export const SYSTEMS: readonly System[] = [
  brakes,
  wheels,
  suspension,
  frame,
  drive,
  battery,
  electrical,
  lights,
  body,
  panels,
];

/** Three letters of a paint, as they stand on the sticker of a panel. */
const paintCode = (color: string): string => {
  const [first = '', second = ''] = color.toUpperCase().split('-');
  return first.slice(0, 2) + second.slice(0, 1);
};

const PAINT_SURCHARGE_PERCENT: Readonly<Record<string, number>> = {
  'mars-copper': 112,
  'nebula-green': 108,
};

const nameOf = (slug: string): string => MODELS.find((model) => model.slug === slug)?.name ?? slug;

/** To the next 500 rupiah. */
const priced = (idr: number, percent: number): number =>
  Math.ceil((idr * percent) / 100 / 500) * 500;

interface Cut {
  readonly code: string;
  readonly suffix: string;
  readonly slugs: readonly string[];
  readonly priceIdr: number;
}

const plainCut = (type: PartType, family: Family): Cut => ({
  code: `${type.number}-${family.code}-00`,
  suffix: '',
  slugs: family.slugs,
  priceIdr: priced(type.priceIdr, family.pricePercent),
});

/** One panel for every colour of the family, fitting the models that come in it. */
const paintedCuts = (type: PartType, family: Family): Cut[] =>
  COLORS.flatMap((color) => {
    const slugs = MODELS.filter(
      (model) => family.slugs.includes(model.slug) && model.colors.includes(color.code),
    ).map((model) => model.slug);
    if (slugs.length === 0) return [];
    return [
      {
        code: `${type.number}-${family.code}-${paintCode(color.code)}`,
        suffix: `, ${color.name}`,
        slugs,
        priceIdr: priced(
          type.priceIdr,
          (family.pricePercent * (PAINT_SURCHARGE_PERCENT[color.code] ?? 100)) / 100,
        ),
      },
    ];
  });

/** What is said of a part before its system's advice. */
const FITS: Text = {
  en: 'Genuine part for {models}.',
  id: 'Suku cadang asli untuk {models}.',
};

const descriptionOf = (system: System, cut: Cut): Text => {
  const names = cut.slugs.map(nameOf);
  return mapText(system.advice, (advice, locale) => {
    const models = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
    return `${inLocale(FITS, locale).replace('{models}', models)} ${advice}`;
  });
};

export const partRows = (): Row[] =>
  SYSTEMS.flatMap((system) =>
    system.parts.flatMap((type) =>
      FAMILIES.filter((family) => type.families?.includes(family.code) ?? true).flatMap((family) =>
        (type.painted ? paintedCuts(type, family) : [plainCut(type, family)]).map((cut) => ({
          id: `prt_${cut.code.toLowerCase()}`,
          code: cut.code,
          category: system.code,
          name: mapText(type.name, (name) => name + cut.suffix),
          description: descriptionOf(system, cut),
          fits: cut.slugs,
          productName: cut.slugs.map(nameOf).join(', '),
          company: 'ALVA',
          priceIdr: cut.priceIdr,
          priceListIdr: cut.priceIdr,
          weightGrams: system.weightGrams,
          imgUrls: drawingsOf(type.number),
          isShowButton: !system.workshopOnly,
          isActive: true,
        })),
      ),
    ),
  ).map((row, i) => ({ ...row, rowNumber: i + 1 }));
