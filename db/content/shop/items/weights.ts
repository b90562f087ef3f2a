import { MODELS } from '#db/content/catalog/models/index.ts';

/** Packed, in grams. */
const GRAMS: Readonly<Record<string, number>> = {
  'top-box-32': 4_800,
  'top-box-22': 3_600,
  'tall-windshield': 1_900,
  'rubber-floor-mat': 1_200,
  'disc-lock-alarm': 900,
  'phone-holder': 450,
  'wide-footrests': 1_400,
  'crash-bars': 5_200,
  'rain-cover': 1_600,
  'second-charger': 4_200,
  'rear-rack': 3_100,
  'seat-cover': 700,
  'usb-charger': 250,
  'city-jacket': 1_800,
  'open-face-helmet': 1_700,
  'full-face-helmet': 2_100,
  'rain-suit': 1_100,
  'riding-gloves': 300,
  'logo-tee': 250,
  'polo-shirt': 320,
  cap: 200,
  'sling-bag': 600,
};

/** A battery travels in a case of its own. */
const CASE_GRAMS = 2_500;

export const weightOf = (slug: string): number => {
  const model = MODELS.find((each) => slug === `battery-${each.slug}`);
  if (model !== undefined) return Math.round(model.facts.batteryKg * 1_000) + CASE_GRAMS;
  const grams = GRAMS[slug];
  if (grams === undefined) throw new Error(`Nobody weighed ${slug}`);
  return grams;
};
