import * as v from 'valibot';
import { configuration } from '#edge/contract/catalog/configuration.ts';
import { contactDetails } from './owner.ts';

const { color, battery, area } = configuration.entries;

/** What staff ask a customer for a booking; the motorcycle is collected, and the owner is asked for later. */
export const staffBooking = v.object({
  slug: v.pipe(v.string('required'), v.nonEmpty('required')),
  color,
  /** Empty for a model without accents. */
  accent: v.string('required'),
  battery,
  area,
  dealer: v.pipe(v.string('dealer'), v.nonEmpty('dealer')),
  ...contactDetails.entries,
  /** The customer has agreed to the terms, which staff say or show. */
  termsAccepted: v.literal(true, 'terms'),
});
export type StaffBooking = v.InferOutput<typeof staffBooking>;
