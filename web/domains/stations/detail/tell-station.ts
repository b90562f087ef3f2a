import { MetaTagsDocument } from '../../../platform/graphql/generated/content.ts';
import { ChargingStationDetailDocument } from '../../../platform/graphql/generated/main.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import en from '../../../platform/i18n/messages/en/stations.ts';
import id from '../../../platform/i18n/messages/id/stations.ts';
import { breadcrumbs } from '../../../platform/page-head/breadcrumbs.ts';
import { openingHours, weekText } from '../../../platform/page-head/hours.ts';
import type { Shell, Told } from '../../../platform/page-head/tell.ts';
import { siteOrigin } from '../../../platform/site.ts';
import { fullAddress } from '../full-address.ts';
import { priceTexts } from '../price-text.ts';
import { stationPath } from '../station-path.ts';
import type { Station } from './station-view.tsx';

const WORDS = { en, id } as const;

const charger = (station: Station, url: string): Told['structured'][number] => ({
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

const rowsOf = (station: Station, locale: Locale): [string, string][] => {
  const words = WORDS[locale];
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
      station.operatingHour === '24/7' ? words['always-open'] : weekText(station.opHours, locale),
    ],
    [words['detail.compatible'], fits.map(({ productName }) => productName).join(', ')],
  ];
};

/** A charging station, by id or slug. What is free now is left to the page: it would be old when read. */
export const stationShell: Shell = {
  page: /^\/charging-station\/([^/]+)$/,
  shell: '/charging-station/-',
  tell: async (locale, [key = ''], ask) => {
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
    const words = WORDS[locale];
    return {
      head: { title: meta.title, description: meta.description, paths: { en: path, id: path } },
      image: meta.image,
      structured: [
        charger(station, `${siteOrigin()}/${locale}${path}`),
        breadcrumbs(locale, [
          [words['detail.back'], '/charging-station'],
          [station.locationName, path],
        ]),
      ],
      facts: {
        name: station.locationName,
        about: fullAddress(station.address, station.cityName, station.provinceName),
        rows: rowsOf(station, locale).filter(([, value]) => value !== ''),
      },
    };
  },
};
