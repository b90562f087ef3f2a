/** The systems of a vehicle, in the order of the price list. Labels are the web's. */
export const PART_CATEGORIES = [
  'brakes',
  'wheels',
  'suspension',
  'frame',
  'drive',
  'battery',
  'electrical',
  'lights',
  'body',
  'panels',
] as const;

export type PartCategory = (typeof PART_CATEGORIES)[number];
