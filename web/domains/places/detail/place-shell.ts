import { byLocale } from '#edge/contract/locale.ts';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { LocationDetailDocument } from '#web/platform/graphql/generated/main/location-detail.ts';
import { breadcrumbs } from '#web/platform/page-head/breadcrumbs.ts';
import { openingHours, weekText } from '#web/platform/page-head/hours.ts';
import type { RecordPage } from '#web/platform/page-head/page-head.ts';
import type { Shell } from '#web/platform/page-head/record-page.ts';
import type { ServerWords } from '#web/platform/page-head/site.ts';
import type { Detail } from './use-place.ts';

const business = (
  place: Detail,
  url: string,
  origin: string,
): RecordPage['structured'][number] => ({
  '@type': place.sales ? 'MotorcycleDealer' : 'MotorcycleRepair',
  name: place.location,
  url,
  address: { '@type': 'PostalAddress', streetAddress: place.address, addressCountry: 'ID' },
  geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
  ...(place.phone && { telephone: place.phone }),
  ...(place.imageUrl && { image: new URL(place.imageUrl, origin).href }),
  ...(place.gmapsLink && { hasMap: place.gmapsLink }),
  openingHoursSpecification: openingHours(
    place.sales ? place.operationalHoursForSales : place.operationalHoursForService,
  ),
  parentOrganization: { '@type': 'Organization', name: 'ALVA', url: origin },
});

const rowsOf = (
  place: Detail,
  { places: words, ui }: Pick<ServerWords, 'places' | 'ui'>,
): [string, string][] => {
  const services = (['sales', 'services', 'sparePart', 'testRide'] as const)
    .filter((each) => place[each])
    .map((each) => words[`service.${each}`]);
  return [
    [words['detail.services'], services.join(', ')],
    [words['detail.hours-sales'], place.sales ? weekText(place.operationalHoursForSales, ui) : ''],
    [
      words['detail.hours-service'],
      place.services ? weekText(place.operationalHoursForService, ui) : '',
    ],
  ];
};

/** A centre or dealer, by its dealer slug. */
export const placeShell: Shell = {
  page: /^\/experience-center\/([^/]+)$/,
  shell: '/experience-center/-',
  load: async ({ locale, origin, words: { common, ...words }, ask }, [dealerSlug = '']) => {
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
    return {
      head: { title: meta.title, description: meta.description, paths: byLocale(() => path) },
      image: meta.image,
      structured: [
        business(place, `${origin}/${locale}${path}`, origin),
        breadcrumbs({ origin, locale, home: common.home }, [
          [words.places['detail.all'], '/experience-center'],
          [place.location, path],
        ]),
      ],
      facts: {
        name: place.location,
        outline: meta,
        about: [
          place.address,
          place.descriptions,
          place.phone && words.places['detail.call'].replace('{number}', place.phone),
        ]
          .filter(Boolean)
          .join(' · '),
        rows: rowsOf(place, words).filter(([, value]) => value !== ''),
      },
    };
  },
};
