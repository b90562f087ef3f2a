'use client';

import { DAYS } from '#edge/contract/hours.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import type { HoursDeskFieldsFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { typedWeek } from './typed.ts';

/** Opening hours in words, a fact each: always open, each day of the week, and the days out of the ordinary. */
export const useHoursFacts = (zone: TimeZone) => {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  return (hours: HoursDeskFieldsFragment | null): readonly string[] => [
    hours?.always ? t('hours.always') : '',
    ...typedWeek(hours?.week ?? []).map(({ isOpen, opens, closes, more }, at) => {
      const day = t(`hours.day.${DAYS[at] ?? 'MONDAY'}`);
      const spans = [{ opens, closes }, ...more].map((span) => `${span.opens}–${span.closes}`);
      return `${day} ${isOpen ? spans.join(', ') : t('hours.closed')}`;
    }),
    (hours?.exceptions ?? [])
      .map(({ from, to, open }) => {
        const span = [from, to].map((at) => dateTime(locale, Date.parse(at), zone)).join('–');
        return open ? span : `${span} ${t('hours.closed')}`;
      })
      .join('; '),
  ];
};
