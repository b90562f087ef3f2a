import { inLocale, type Locale, type Written } from '#edge/contract/locale.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';

const UNITS: Written<Readonly<Record<'minute' | 'hour' | 'day', string>>> = {
  en: { minute: 'min', hour: 'h', day: 'd' },
  id: { minute: 'menit', hour: 'jam', day: 'hari' },
};

/** How long something takes or waits, short, in its two largest units: `15 min`, `2 h 5 min`, `1 d 3 h`. */
export const span = (locale: Locale, ms: number): string => {
  const units = inLocale(UNITS, locale);
  const minutes = Math.floor(Math.max(0, ms) / MINUTE_MS);
  const hours = Math.floor(minutes / (HOUR_MS / MINUTE_MS));
  const days = Math.floor(hours / (DAY_MS / HOUR_MS));
  const parts: readonly (readonly [count: number, unit: string])[] =
    days > 0
      ? [
          [days, units.day],
          [hours % (DAY_MS / HOUR_MS), units.hour],
        ]
      : [
          [hours, units.hour],
          [minutes % (HOUR_MS / MINUTE_MS), units.minute],
        ];
  const written = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return written.length === 0 ? `0 ${units.minute}` : written.join(' ');
};
