'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';

const OUTSIDE = {
  target: '_blank',
  rel: 'noreferrer',
  className: 'underline-offset-2 hover:underline',
};

/** Whose map it is, as the licences of its data ask (ODbL; tiles' schema and points of towns CC BY). */
export function MapSources({ hasStreets }: { hasStreets: boolean }) {
  const t = useScopedI18n('ui');
  // Main roads are drawn from afar with streets as well.
  const towns = (
    <a href="https://www.geonames.org/" {...OUTSIDE}>
      GeoNames
    </a>
  );
  if (!hasStreets)
    return (
      <>
        {t('map.source')}
        {' · '}
        {towns}
      </>
    );
  return (
    <>
      <a href="https://www.openstreetmap.org/copyright" {...OUTSIDE}>
        {t('map.streets-source')}
      </a>
      {' · '}
      <a href="https://openmaptiles.org/" {...OUTSIDE}>
        © OpenMapTiles
      </a>
      {' · '}
      {towns}
    </>
  );
}
