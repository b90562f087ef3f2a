import type { sparePart } from '../../../schema/shop.ts';
import { COLORS } from '../../catalog/colors.ts';
import { MODELS } from '../../catalog/models/index.ts';
import type { Locale } from '../../catalog/types.ts';
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

const LIST: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  id: new Intl.ListFormat('id', { type: 'conjunction' }),
};

const describedIn = (system: System, cut: Cut, locale: Locale): string => {
  const models = LIST[locale].format(cut.slugs.map(nameOf));
  return locale === 'id'
    ? `Suku cadang asli untuk ${models}. ${system.advice.id}`
    : `Genuine part for ${models}. ${system.advice.en}`;
};

export const partRows = (): Row[] =>
  SYSTEMS.flatMap((system) =>
    system.parts.flatMap((type) =>
      FAMILIES.filter((family) => type.families?.includes(family.code) ?? true).flatMap((family) =>
        (type.painted ? paintedCuts(type, family) : [plainCut(type, family)]).map((cut) => ({
          id: `prt_${cut.code.toLowerCase()}`,
          code: cut.code,
          category: system.code,
          nameEn: type.name.en + cut.suffix,
          nameId: type.name.id + cut.suffix,
          descriptionEn: describedIn(system, cut, 'en'),
          descriptionId: describedIn(system, cut, 'id'),
          fits: cut.slugs,
          productName: cut.slugs.map(nameOf).join(', '),
          company: 'ALVA',
          priceIdr: cut.priceIdr,
          priceListIdr: cut.priceIdr,
          imgUrls: drawingsOf(type.number),
          isShowButton: !system.workshopOnly,
          isActive: true,
        })),
      ),
    ),
  ).map((row, i) => ({ ...row, rowNumber: i + 1 }));
