import { MetaTagsDocument } from '../../../platform/graphql/generated/content.ts';
import { LocationDetailDocument } from '../../../platform/graphql/generated/main.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import en from '../../../platform/i18n/messages/en/places.ts';
import hoursEn from '../../../platform/i18n/messages/en/ui.ts';
import id from '../../../platform/i18n/messages/id/places.ts';
import hoursId from '../../../platform/i18n/messages/id/ui.ts';
import { breadcrumbs } from '../../../platform/page-head/breadcrumbs.ts';
import { openingHours, weekText } from '../../../platform/page-head/hours.ts';
import type { Shell, Told } from '../../../platform/page-head/tell.ts';
import { siteOrigin } from '../../../platform/site.ts';
import type { Detail } from './kept-detail.ts';

const WORDS = { en: { ...hoursEn, ...en }, id: { ...hoursId, ...id } } as const;

const business = (place: Detail, url: string): Told['structured'][number] => ({
  '@type': place.sales ? 'MotorcycleDealer' : 'MotorcycleRepair',
  name: place.location,
  url,
  address: { '@type': 'PostalAddress', streetAddress: place.address, addressCountry: 'ID' },
  geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
  ...(place.phone && { telephone: place.phone }),
  ...(place.imageUrl && { image: new URL(place.imageUrl, siteOrigin()).href }),
  ...(place.gmapsLink && { hasMap: place.gmapsLink }),
  openingHoursSpecification: openingHours(
    place.sales ? place.operationalHoursForSales : place.operationalHoursForService,
  ),
  parentOrganization: { '@type': 'Organization', name: 'ALVA', url: siteOrigin() },
});

const rowsOf = (place: Detail, locale: Locale): [string, string][] => {
  const words = WORDS[locale];
  const services = (['sales', 'services', 'sparePart', 'testRide'] as const)
    .filter((each) => place[each])
    .map((each) => words[`service.${each}`]);
  return [
    [words['detail.services'], services.join(', ')],
    [
      words['detail.hours-sales'],
      place.sales ? weekText(place.operationalHoursForSales, locale) : '',
    ],
    [
      words['detail.hours-service'],
      place.services ? weekText(place.operationalHoursForService, locale) : '',
    ],
  ];
};

/** A centre or dealer, by its dealer slug. */
export const placeShell: Shell = {
  page: /^\/experience-center\/([^/]+)$/,
  shell: '/experience-center/-',
  tell: async (locale, [dealerSlug = ''], ask) => {
    const [detail, tags] = await Promise.all([
      ask('/graphql', LocationDetailDocument, { dealerSlug, locale }),
      ask('/content', MetaTagsDocument, { pageName: `experience-center/${dealerSlug}`, locale }),
    ]);
    if (detail === undefined) return undefined;
    const place = detail.getLocationDetail;
    if (place === null) return null;
    const meta = tags?.metaTags;
    if (!meta) return undefined;
    const path = `/experience-center/${place.dealerSlug}`;
    const words = WORDS[locale];
    return {
      head: { title: meta.title, description: meta.description, paths: { en: path, id: path } },
      image: meta.image,
      structured: [
        business(place, `${siteOrigin()}/${locale}${path}`),
        breadcrumbs(locale, [
          [words['detail.all'], '/experience-center'],
          [place.location, path],
        ]),
      ],
      facts: {
        name: place.location,
        about: [
          place.address,
          place.descriptions,
          place.phone && words['detail.call'].replace('{number}', place.phone),
        ]
          .filter(Boolean)
          .join(' · '),
        rows: rowsOf(place, locale).filter(([, value]) => value !== ''),
      },
    };
  },
};
