import type { OrderedProduct } from '#db/schema/orders.ts';
import type { Priced } from './price.ts';

/** What was chosen, as it is named today. */
export const productOf = ({ model, choice }: Pick<Priced, 'model' | 'choice'>): OrderedProduct => {
  const value = (component: string, code: string) =>
    model.values.find((each) => each.component === component && each.code === code);
  const color = value('color', choice.color);
  const accent = model.values.find(
    (each) =>
      each.component === 'accent' &&
      each.code === choice.accent &&
      each.parent_code === choice.color,
  );
  return {
    slug: model.slug,
    name: model.name,
    color: choice.color,
    colorName: color?.name ?? { en: choice.color, id: choice.color },
    accent: choice.accent,
    battery: choice.battery,
    batteryName: value('battery', choice.battery)?.name ?? { en: '', id: '' },
    image: (accent ?? color)?.images[0] ?? '',
  };
};
