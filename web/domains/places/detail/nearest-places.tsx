'use client';

import { nearest } from '#edge/contract/nearest.ts';
import { PlaceListDocument } from '#web/platform/graphql/generated/main/place-list.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { NearestNames } from '#web/ui/nearest-names.tsx';

const SHOWN = 3;

/** The places whose name is most like what the address asks for. */
export default function NearestPlaces({ slug }: { slug: string }) {
  const t = useScopedI18n('places');
  const places = useMain(PlaceListDocument, {}).data?.ecMapList ?? [];
  const nearby = nearest(slug, places, (each) => [each.dealerSlug, each.location], SHOWN);
  return (
    <NearestNames
      id="nearest-places"
      title={t('detail.nearest')}
      nearest={nearby.map(({ dealerSlug, location, city }) => ({
        href: `/experience-center/${dealerSlug}`,
        name: location,
        city,
      }))}
    />
  );
}
