import type { ProductRecord, ProductValueRecord } from './product-record.ts';

/** What the configurator needs of a model; a device's record has it, and so has the server's query. */
export type ConfigurableModel = Pick<
  ProductRecord,
  'slug' | 'name' | 'standard_battery' | 'discount' | 'values' | 'price_lines'
>;

/** The choices of a component that are on offer, those of one dealer included. `now`: epoch ms. */
export const offered = (
  { values }: ConfigurableModel,
  component: 'color' | 'accent' | 'battery',
  now: number,
): ProductValueRecord[] =>
  values.filter(
    (value) => value.component === component && (value.validity_to_show ?? Infinity) > now,
  );

export const accentsOf = (
  model: ConfigurableModel,
  color: string,
  now: number,
): ProductValueRecord[] =>
  offered(model, 'accent', now).filter(({ parent_code }) => parent_code === color);
