import * as v from 'valibot';
import { everyLanguage, type RecordOf, someLanguages } from '#edge/contract/sync/record-schema.ts';

/** One choice of the configurator. */
const productValue = v.object({
  id: v.string(),
  /** `color`, `accent` or `battery`. */
  component: v.string(),
  code: v.string(),
  category: v.string(),
  /** The colour an accent belongs to. */
  parent_code: v.nullable(v.string()),
  name: everyLanguage(v.string()),
  /** sRGB, for swatches. */
  hex: v.nullable(v.string()),
  battery1: v.nullable(v.string()),
  battery2: v.nullable(v.string()),
  is_rent_battery: v.boolean(),
  /** Whole rupiah. */
  monthly_fee: v.nullable(v.number()),
  /** Not offered after this time; epoch ms. */
  validity_to_show: v.nullable(v.number()),
  validity_dealer_id: v.nullable(v.string()),
  product_code: v.nullable(v.string()),
  images: v.array(v.string()),
});

export type ProductValueRecord = RecordOf<typeof productValue>;

const productText = v.object({
  slogan: v.string(),
  edition: v.string(),
  image_label: v.string(),
  description: v.string(),
  mainFeatures: v.array(
    v.object({
      id: v.string(),
      category: v.string(),
      name: v.string(),
      value: v.nullable(v.number()),
      unit: v.string(),
      description: v.string(),
    }),
  ),
  specifications: v.array(
    v.object({
      key: v.string(),
      name: v.string(),
      rows: v.array(
        v.object({ key: v.string(), name: v.string(), value: v.string(), unit: v.string() }),
      ),
    }),
  ),
});

export type ProductTextRecord = RecordOf<typeof productText>;

const byProvinceAndBattery = <S extends v.GenericSchema>(value: S) =>
  v.record(v.string(), v.record(v.string(), value));

/**
 * A model as `sync` sends it and the device keeps it, in both languages: what list, comparison,
 * configurator and simulators need without signal. The page's sections come with the page itself.
 */
export const productRecord = v.object({
  id: v.string(),
  slug: v.string(),
  odooProductId: v.number(),
  name: v.string(),
  generation: v.nullable(v.string()),
  image: v.string(),
  order_sequence: v.number(),
  show_dp_simulation: v.boolean(),
  show_testi: v.boolean(),
  /** Path of the brochure; `{locale}` stands for the language. */
  e_brochure: v.nullable(v.string()),
  standard_battery: v.string(),
  /** Whole rupiah off the price on the road. */
  discount: v.number(),
  texts: someLanguages(productText),
  values: v.array(productValue),
  /** Price on the road in whole rupiah: province code → battery option → price. */
  otr_price: byProvinceAndBattery(v.number()),
  /** What it is made of, in the order of `PRICE_LINES`: province code → battery option → amounts. */
  price_lines: byProvinceAndBattery(v.array(v.number())),
});

export type ProductRecord = RecordOf<typeof productRecord>;
