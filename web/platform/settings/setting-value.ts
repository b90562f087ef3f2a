import { withSettings } from '#edge/contract/catalog/setting-places.ts';
import { SETTINGS, type SettingName, type SettingValues } from '#edge/contract/catalog/settings.ts';
import { INTL_TAG, type Locale } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { number } from '#web/platform/i18n/format.ts';

const TIMES = { HOURS: 'hour', DAYS: 'day' } as const;

/** A figure of the shop as a sentence names it: "24 hours", "Rp250.000", "100 km". */
export const settingValue = (locale: Locale, name: SettingName, value: number): string => {
  const { unit } = SETTINGS[name];
  if (unit === 'IDR') return rupiah(value);
  if (unit === 'KM') return `${number(locale, value)} km`;
  const style = { style: 'unit', unit: TIMES[unit], unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(INTL_TAG[locale], style).format(value);
};

/** A text with the figures of the shop where `settingPlace` stands for them. */
export const settingText = (locale: Locale, text: string, settings: SettingValues): string =>
  withSettings(text, (name) => settingValue(locale, name, settings[name]));
