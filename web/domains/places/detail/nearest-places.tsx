'use client';

import { nearest } from '#edge/contract/nearest.ts';
import { PlaceListDocument } from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { NearestNames } from '../../../ui/nearest-names.tsx';

const SHOWN = 3;

/** The places whose name is most like what the address asks for. */
export default function NearestPlaces({ asked }: { asked: string }) {
  const t = useScopedI18n('places');
  const places = useMain(PlaceListDocument, {}).data?.ecMapList ?? [];
  const found = nearest(asked, places, (each) => [each.dealerSlug, each.location], SHOWN);
  return (
    <NearestNames
      id="nearest-places"
      title={t('detail.nearest')}
      found={found.map(({ dealerSlug, location, city }) => ({
        href: `/experience-center/${dealerSlug}`,
        name: location,
        city,
      }))}
    />
  );
}
