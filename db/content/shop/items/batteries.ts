import { MODELS } from '#db/content/catalog/models/index.ts';
import { figure } from '#db/content/catalog/numbers.ts';
import { batteryKwh } from '#db/content/catalog/specification.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { type Item, item } from './types.ts';

/** Price of a battery by its energy, in rupiah a kWh; the second one of a model costs about this. */
const IDR_PER_KWH = 3_400_000;

const stockOf = (slug: string): number => (slug === 'alva-cervo-boost-charge' ? 6 : 14);

/** One replacement or second battery for every model. */
export const BATTERIES: readonly Item[] = MODELS.map((model) => {
  const { facts } = model;
  const kwh = batteryKwh(facts);
  const numbers = (locale: Locale) =>
    `${figure(facts.batteryVolt, locale)} V, ${figure(facts.batteryAh, locale)} Ah, ${figure(kwh, locale)} kWh, ${figure(facts.batteryKg, locale)} kg`;
  return item(
    'battery',
    `battery-${model.slug}`,
    { en: `Battery for ${model.name}`, id: `Baterai ${model.name}` },
    {
      en: `${numbers('en')}. In the cart you can say which motorcycle it is for; an old one is taken back.`,
      id: `${numbers('id')}. Di keranjang Anda bisa menyebut untuk motor yang mana; baterai lama kami terima kembali.`,
    },
    Math.round((kwh * IDR_PER_KWH) / 50_000) * 50_000,
    [model.slug],
    { '-': stockOf(model.slug) },
  );
});
