import { isLocale, type Locale } from '#edge/contract/locale.ts';
import { LeaderboardDocument } from '#web/platform/graphql/generated/main/leaderboard.ts';
import type { LeaderboardQuery } from '#web/platform/graphql/generated/main.ts';
import { number } from '#web/platform/i18n/format.ts';
import { askFor } from '#web/platform/page-head/record-page.ts';
import { retitled } from '#web/platform/page-head/retitled.ts';
import { PATIENCE_MS, type ServerWords, type Site } from '#web/platform/page-head/site.ts';

const PAGE = /^\/([a-z]{2})\/leaderboard$/;
const VIN = /^[A-Za-z0-9]{1,32}$/;

type Row = LeaderboardQuery['leaderboard'][number];

/** What the head says of the motorcycle that the address names: its rank, and what it is ranked by. */
const headOf = (locale: Locale, { leaderboard: words }: ServerWords, row: Row, isTrip: boolean) => {
  const rank = words['own.rank'].replace('{rank}', String(row.rank));
  const value = isTrip
    ? words[row.totalTrip === 1 ? 'trips#one' : 'trips#other'].replace(
        '{count}',
        number(locale, row.totalTrip),
      )
    : words.efficiency.replace('{value}', number(locale, row.efficiency));
  return {
    title: `${rank} · ${row.fullname} · ${words.title} | ALVA`,
    description: `${row.fullname}: ${rank}, ${value}. ${words.lead}`,
  };
};

/**
 * The leaderboard opened for one motorcycle, by the queries `id` and `category`: link previews read its
 * rank. `undefined` for every other request, and when nobody could say.
 */
export const leaderboardDocument = async (
  request: Request,
  site: Site,
): Promise<Response | undefined> => {
  const { pathname, searchParams } = new URL(request.url);
  const [, locale = ''] = PAGE.exec(pathname) ?? [];
  const vin = searchParams.get('id') ?? '';
  // The router asks for data under the same address, and Next takes its headers off before this runs.
  const purpose = request.headers.get('sec-fetch-dest') ?? 'document';
  if (!isLocale(locale) || !VIN.test(vin) || purpose !== 'document') return undefined;
  const isTrip = searchParams.get('category') !== 'EFFICIENCY';
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [words, data, page] = await Promise.all([
    site.words(locale).catch(() => undefined),
    askFor(site, request.headers, signal)('/graphql', LeaderboardDocument, {
      limit: 1,
      leaderboardType: isTrip ? 'TRIP' : 'EFFICIENCY',
      vin,
    }),
    site.page(pathname, signal).catch(() => undefined),
  ]);
  const row = data?.leaderboard[0];
  if (words === undefined || row === undefined || !page?.ok) return undefined;
  const html = await page.text().catch(() => undefined);
  if (html === undefined) return undefined;
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'private, no-cache');
  headers.set('x-robots-tag', 'noindex');
  return new Response(retitled(html, headOf(locale, words, row, isTrip)), { headers });
};
