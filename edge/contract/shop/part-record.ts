import * as v from 'valibot';
import { everyLanguage, type RecordOf } from '#edge/contract/sync/record-schema.ts';

/** A part of the price list as `sync` sends it and the device keeps it, in both languages. */
export const partRecord = v.object({
  id: v.string(),
  code: v.string(),
  /** Place in the printed list. */
  rowNumber: v.number(),
  category: v.string(),
  name: everyLanguage(v.string()),
  description: everyLanguage(v.string()),
  /** Slugs of the models it fits. */
  productSlugs: v.array(v.string()),
  /** Names of these models. */
  productName: v.string(),
  company: v.string(),
  /** Whole rupiah. */
  price: v.number(),
  priceList: v.number(),
  imgUrls: v.array(v.string()),
  isShowButton: v.boolean(),
});

export type PartRecord = RecordOf<typeof partRecord>;
