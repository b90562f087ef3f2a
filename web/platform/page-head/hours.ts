import type { DayHours } from '#edge/contract/hours.ts';
import type { Locale } from '../i18n/locales.ts';
import en from '../i18n/messages/en/ui.ts';
import id from '../i18n/messages/id/ui.ts';

const WORDS = { en, id } as const;

/** `08:00-20:00` as one reads it, for every day of the week. */
export const weekText = (week: readonly DayHours[], locale: Locale): string => {
  const words = WORDS[locale];
  return week
    .map(({ day, time }) => {
      const hours = time === '' ? words['hours.closed'] : time.replaceAll('-', '–');
      return `${words[`hours.${day}`]} ${hours}`;
    })
    .join(', ');
};

const titled = (day: string): string => day.charAt(0) + day.slice(1).toLowerCase();

/** schema.org. Each span of each day. */
export const openingHours = (week: readonly DayHours[]): readonly unknown[] =>
  week.flatMap(({ day, time }) =>
    [...time.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${titled(day)}`,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  );
