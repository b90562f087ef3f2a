import type { productValue } from '#db/schema/catalog.ts';
import { byLocale, type Text } from '#edge/contract/locale.ts';
import { ACCENTS, COLORS } from './colors.ts';
import { lookImages, lookOf } from './pictures.ts';
import type { BatteryOption, ModelContent, Validity } from './types.ts';

type Row = typeof productValue.$inferInsert;

export const BATTERY_NAMES: Readonly<Record<BatteryOption['code'], Text>> = {
  single: { en: 'One battery', id: 'Satu baterai' },
  dual: { en: 'Two batteries', id: 'Dua baterai' },
  rent: { en: 'Battery subscription', id: 'Langganan baterai' },
};

/** Packs on board by option; a subscription rents as many as the model is ridden with. */
const packsOf = (model: ModelContent, option: BatteryOption['code']): [string, string | null] => {
  const pack = `BAT-${model.slug.toUpperCase()}`;
  const rentsTwo = option === 'rent' && model.standardBattery === 'dual';
  return [pack, option === 'dual' || rentsTwo ? pack : null];
};

const validityOf = ({ until, dealerId }: Validity = {}) => ({
  validityToShowAt: until === undefined ? null : Date.parse(`${until}T23:59:59+07:00`),
  validityDealerId: dealerId ?? null,
});

/** Every choice of the configurator, in the order it is offered. */
export const valuesOf = (model: ModelContent): Row[] => {
  const productId = `prd_${model.slug}`;
  const [firstAccent] = model.accents;
  const rows: (Omit<Row, 'id' | 'orderSequence' | 'name'> & {
    readonly name: Text;
  })[] = [];
  const common = { productId, isRentBattery: false };

  for (const code of model.colors) {
    const color = COLORS.find((c) => c.code === code);
    if (color === undefined) throw new Error(`${model.slug}: no such colour: ${code}`);
    rows.push({
      ...common,
      ...validityOf(model.validity[code]),
      component: 'color',
      code,
      category: 'color',
      name: byLocale(() => color.name),
      hex: color.hex,
      images: JSON.stringify(lookImages(model.slug, lookOf(code, firstAccent))),
    });
    for (const accent of model.accents)
      rows.push({
        ...common,
        component: 'accent',
        code: accent,
        category: 'color-accent',
        parentCode: code,
        name: ACCENTS[accent].name,
        hex: ACCENTS[accent].hex,
        images: JSON.stringify(lookImages(model.slug, lookOf(code, accent))),
      });
  }

  for (const option of model.batteries) {
    const [battery1, battery2] = packsOf(model, option.code);
    rows.push({
      ...common,
      component: 'battery',
      code: option.code,
      category: option.code === 'rent' ? 'battery-rent' : 'battery-own',
      name: BATTERY_NAMES[option.code],
      battery1,
      battery2,
      isRentBattery: option.code === 'rent',
      monthlyFeeIdr: option.monthlyFeeIdr ?? null,
      productCode: option.productCode,
      images: '[]',
    });
  }

  return rows.map((row, orderSequence) => ({
    ...row,
    id: `val_${[model.slug, row.component, row.parentCode, row.code].filter(Boolean).join('_')}`,
    orderSequence,
  }));
};
