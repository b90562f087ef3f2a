'use client';

import { nearest } from '#edge/contract/nearest.ts';
import { PlaceListDocument } from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Link } from '../../../platform/i18n/link.tsx';
import { ArrowRight } from '../../../ui/icons.ts';

const SHOWN = 3;

/** The places whose name is most like what the address asks for. */
export default function NearestPlaces({ asked }: { asked: string }) {
  const t = useScopedI18n('places');
  const places = useMain(PlaceListDocument, {}).data?.ecMapList ?? [];
  const found = nearest(asked, places, (each) => [each.dealerSlug, each.location], SHOWN);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="nearest-places" className="mx-auto max-w-text">
      <h2 id="nearest-places" className="text-lg">
        {t('detail.nearest')}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {found.map(({ dealerSlug, location, city }) => (
          <li key={dealerSlug}>
            <Link
              href={`/experience-center/${dealerSlug}`}
              className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold hover:text-accent-text"
            >
              <span>
                {location}
                <span className="block font-normal text-muted text-sm">{city}</span>
              </span>
              <ArrowRight size={20} className="shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
