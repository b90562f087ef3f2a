import type { DayHours } from '#edge/contract/hours.ts';
import type { Catalogue } from '#web/platform/i18n/catalogues.ts';

/** `08:00-20:00` as one reads it, for every day of the week. */
export const weekText = (week: readonly DayHours[], words: Catalogue['ui']): string =>
  week
    .map(({ day, time }) => {
      const hours = time === '' ? words['hours.closed'] : time.replaceAll('-', '–');
      return `${words[`hours.${day}`]} ${hours}`;
    })
    .join(', ');

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
