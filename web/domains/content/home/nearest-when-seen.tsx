'use client';

import { useEffect, useRef } from 'react';
import { arrival } from '#web/platform/late/arrival.ts';
import { useArrival } from '#web/platform/late/use-arrival.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const nearest = arrival(
  async () => (await import('#web/domains/stations/index.ts')).NearestStations,
);

const PLACES = ['a', 'b', 'c'];
/** It is fetched while the reader is still this far above it. */
const AHEAD = '600px';

/** The nearest chargers, live and from the device's copy: their script loads on the way to them. */
export function NearestWhenSeen() {
  const place = useRef<HTMLDivElement>(null);
  const Nearest = useArrival(nearest);
  useEffect(() => {
    if (place.current === null) return;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        void nearest.fetch();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-56">
      {Nearest ? (
        <Nearest />
      ) : (
        <div
          aria-hidden="true"
          className="grid gap-3 pt-20 [overflow-anchor:none] sm:pt-15 lg:grid-cols-3"
        >
          {PLACES.map((key) => (
            <Skeleton key={key} className="h-64 w-full rounded-xl md:h-48 lg:h-60" />
          ))}
        </div>
      )}
    </div>
  );
}
