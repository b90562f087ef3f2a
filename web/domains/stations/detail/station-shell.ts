import { byLocale } from '#edge/contract/locale.ts';
import { stationPath } from '#edge/contract/stations/station-path.ts';
import { fullAddress } from '#web/domains/stations/full-address.ts';
import { priceTexts } from '#web/domains/stations/price-text.ts';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { ChargingStationDetailDocument } from '#web/platform/graphql/generated/main/charging-station-detail.ts';
import { breadcrumbs } from '#web/platform/page-head/breadcrumbs.ts';
import { openingHours, weekText } from '#web/platform/page-head/hours.ts';
import type { RecordPage } from '#web/platform/page-head/page-head.ts';
import type { Shell } from '#web/platform/page-head/record-page.ts';
import type { ServerWords } from '#web/platform/page-head/site.ts';
import type { Station } from './station.ts';

const charger = (station: Station, url: string): RecordPage['structured'][number] => ({
  '@type': 'LocalBusiness',
  additionalType: 'https://www.wikidata.org/wiki/Q2140665',
  name: station.locationName,
  url,
  address: {
    '@type': 'PostalAddress',
    streetAddress: station.address,
    addressLocality: station.cityName,
    addressRegion: station.provinceName,
    addressCountry: 'ID',
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: station.coordinate.lat,
    longitude: station.coordinate.lon,
  },
  ...(station.phoneNumber && { telephone: station.phoneNumber }),
  ...(station.gmapsUrl && { hasMap: station.gmapsUrl }),
  openingHoursSpecification: openingHours(station.opHours),
  ...(station.operatorName && {
    parentOrganization: { '@type': 'Organization', name: station.operatorName },
  }),
});

const rowsOf = (
  station: Station,
  { stations: words, ui }: Pick<ServerWords, 'stations' | 'ui'>,
): [string, string][] => {
  const prices = priceTexts(station.prices, {
    free: words['price.free'],
    unknown: words['price.unknown'],
    per: (unit, amount) => words[`price.${unit}`].replace('{amount}', amount),
  });
  const points = station.connectors.map(({ standard, maxElectricPower }) =>
    [standard, maxElectricPower && `${maxElectricPower / 1000} kW`].filter(Boolean).join(' '),
  );
  const fits = station.compatible.filter(({ isCompatible }) => isCompatible === true);
  return [
    [words['filter.type'], words[`type.${station.chargingType}`]],
    [words['detail.points'], points.join(', ')],
    [words['detail.prices'], prices.join(', ')],
    [
      words['detail.hours'],
      station.operatingHour === '24/7' ? words['always-open'] : weekText(station.opHours, ui),
    ],
    [words['detail.compatible'], fits.map(({ productName }) => productName).join(', ')],
  ];
};

/** A charging station, by id or slug. What is free now is left to the page: it would be old when read. */
export const stationShell: Shell = {
  page: /^\/charging-station\/([^/]+)$/,
  shell: '/charging-station/-',
  load: async ({ locale, origin, words: { common, ...words }, ask }, [key = '']) => {
    const [detail, tags] = await Promise.all([
      ask('/graphql', ChargingStationDetailDocument, { key, locale }),
      ask('/content', MetaTagsDocument, { pageName: `charging-station/${key}`, locale }),
    ]);
    if (detail === undefined) return undefined;
    const station = detail.getChargingStationDetail;
    if (station === null) return null;
    const meta = tags?.metaTags;
    if (!meta) return undefined;
    const path = stationPath(station.stationId);
    return {
      head: { title: meta.title, description: meta.description, paths: byLocale(() => path) },
      image: meta.image,
      structured: [
        charger(station, `${origin}/${locale}${path}`),
        breadcrumbs({ origin, locale, home: common.home }, [
          [words.stations['detail.back'], '/charging-station'],
          [station.locationName, path],
        ]),
      ],
      facts: {
        name: station.locationName,
        outline: meta,
        about: fullAddress(station.address, station.cityName, station.provinceName),
        rows: rowsOf(station, words).filter(([, value]) => value !== ''),
      },
    };
  },
};
