import type { Locale } from '#edge/contract/locale.ts';
import { date } from '#web/platform/i18n/format.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { lastMoment, type Period } from './period.ts';

/** "1 December 2026 to 31 January 2027", or what of it is set. */
export const periodText = async (
  { valid_from, valid_until }: Period,
  locale: Locale,
): Promise<string> => {
  const t = await getScopedI18n('promo');
  if (valid_until === null) return t('open-ended');
  const until = date(locale, lastMoment(valid_until));
  if (valid_from === null) return t('until', { until });
  return t('period', { from: date(locale, Date.parse(valid_from)), until });
};
