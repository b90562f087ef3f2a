import { isLocale } from '#edge/contract/locale.ts';
import { LeaderboardDocument } from '#web/platform/graphql/generated/main/leaderboard.ts';
import type { LeaderboardQuery } from '#web/platform/graphql/generated/main.ts';
import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { number } from '#web/platform/i18n/format.ts';
import { askFor } from '#web/platform/page-head/record-page.ts';
import { retitled } from '#web/platform/page-head/retitled.ts';
import { unpackedHeaders } from '#web/platform/page-head/unpacked-headers.ts';
import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { siteOrigin } from '#web/platform/site.ts';

const PAGE = /^\/([a-z]{2})\/leaderboard$/;
const VIN = /^[A-Za-z0-9]{1,32}$/;
const PATIENCE_MS = 1_500;

type Row = LeaderboardQuery['leaderboard'][number];

/** What the head says of the motorcycle that the address names: its rank, and what it is ranked by. */
const headOf = async (locale: Parameters<typeof catalogueIn>[0], row: Row, isTrip: boolean) => {
  const { leaderboard: words } = await catalogueIn(locale);
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
export const leaderboardDocument = async (request: Request): Promise<Response | undefined> => {
  const { pathname, searchParams } = new URL(request.url);
  const [, locale = ''] = PAGE.exec(pathname) ?? [];
  const vin = searchParams.get('id') ?? '';
  // The router asks for data under the same address, and Next takes its headers off before this runs.
  const purpose = request.headers.get('sec-fetch-dest') ?? 'document';
  if (!isLocale(locale) || !VIN.test(vin) || purpose !== 'document') return undefined;
  const isTrip = searchParams.get('category') !== 'EFFICIENCY';
  const origin = siteOrigin();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const [data, page] = await Promise.all([
    askFor(origin, request.headers, signal)('/graphql', LeaderboardDocument, {
      limit: 1,
      leaderboardType: isTrip ? 'TRIP' : 'EFFICIENCY',
      vin,
    }),
    fetch(`${origin}${pathname}`, { headers: { [SHELL_HEADER]: '1' }, signal }).catch(
      () => undefined,
    ),
  ]);
  const row = data?.leaderboard[0];
  if (row === undefined || !page?.ok) return undefined;
  const html = await page.text().catch(() => undefined);
  if (html === undefined) return undefined;
  const headers = unpackedHeaders(page);
  headers.set('cache-control', 'private, no-cache');
  headers.set('x-robots-tag', 'noindex');
  return new Response(retitled(html, await headOf(locale, row, isTrip)), { headers });
};
