'use client';

import { useEffect, useRef } from 'react';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { cx } from '#web/ui/cx.ts';
import { StationCard } from './station-card.tsx';

/** The list has come to rest. */
const REST_MS = 140;
/** Closer to the middle than this is in the middle. */
const NEAR_PIXELS = 24;

const isSideways = (list: HTMLElement): boolean => list.scrollWidth > list.clientWidth + 1;

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

const cardOf = (list: HTMLElement, id: string): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>('[data-station]')].find(
    ({ dataset }) => dataset.station === id,
  );

const inTheMiddle = (list: HTMLElement): HTMLElement | undefined => {
  const middle = middleOf(list);
  const off = (card: HTMLElement): number => Math.abs(middleOf(card) - middle);
  return [...list.querySelectorAll<HTMLElement>('[data-station]')].toSorted(
    (a, b) => off(a) - off(b),
  )[0];
};

export interface StationStripProps {
  stations: readonly StationSummaryFragment[];
  chosen: string | null;
  onChoose: (id: string) => void;
  now: number | null;
}

/**
 * The stations of the map: one beside the other over it on a phone, where the one in the middle is the
 * chosen one; one below the other beside it on a desktop. A pin brings its card into sight.
 */
export function StationStrip({ stations, chosen, onChoose, now }: StationStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = list.current;
    const card = element && chosen !== null ? cardOf(element, chosen) : undefined;
    if (element === null || card === undefined) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const behavior = still ? 'instant' : 'smooth';
    if (isSideways(element)) {
      const off = middleOf(card) - middleOf(element);
      if (Math.abs(off) > NEAR_PIXELS) element.scrollBy({ left: off, behavior });
      return;
    }
    const [box, frame] = [card.getBoundingClientRect(), element.getBoundingClientRect()];
    if (box.top < frame.top || box.bottom > frame.bottom)
      element.scrollBy({ top: box.top - frame.top - 12, behavior });
  }, [chosen]);

  useEffect(() => () => clearTimeout(rest.current), []);

  const onScroll = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const element = list.current;
      if (element === null || chosen === null || !isSideways(element)) return;
      const id = inTheMiddle(element)?.dataset.station;
      if (id !== undefined && id !== chosen) onChoose(id);
    }, REST_MS);
  };

  return (
    <ul
      ref={list}
      onScroll={onScroll}
      className={cx(
        'flex snap-x snap-mandatory items-end gap-3 overflow-x-auto overscroll-contain px-[7%] pb-7',
        '[scrollbar-width:none] lg:absolute lg:inset-0 lg:snap-none lg:flex-col lg:items-stretch lg:overflow-y-auto',
        'lg:overflow-x-hidden lg:p-1 lg:[scrollbar-width:thin]',
      )}
    >
      {stations.map((station) => (
        <li
          key={station.stationId}
          data-station={station.stationId}
          className={cx(
            'w-full shrink-0 snap-center rounded-xl shadow-float lg:shadow-none',
            station.stationId === chosen && 'lg:outline-2 lg:outline-accent',
          )}
        >
          <StationCard station={station} now={now} />
        </li>
      ))}
    </ul>
  );
}
