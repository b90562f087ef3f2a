import type { Cluster, PinLook } from './pins.ts';

/** A pin in a 28-pixel square: paths and the classes that colour them, for text and for React. */
export interface PinDrawing {
  readonly outline: string;
  readonly inside: string;
  readonly fill: string;
  readonly line: string;
  readonly dashes?: string;
}

const LIGHT = 'stroke-surface';

const DRAWINGS: Record<PinLook, PinDrawing> = {
  // A disc with a tick.
  free: {
    outline: 'M26 14a12 12 0 1 1-24 0 12 12 0 0 1 24 0z',
    inside: 'm9 14.5 3.5 3.5 6.5-7.5',
    fill: 'fill-positive stroke-surface',
    line: LIGHT,
  },
  // A square with a bolt.
  busy: {
    outline: 'M3 8a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5z',
    inside: 'm15 7-5.5 8h5L13 21l5.5-8h-5z',
    fill: 'fill-caution stroke-surface',
    line: LIGHT,
  },
  // A triangle with an exclamation mark.
  broken: {
    outline: 'M14 2 27 25H1z',
    inside: 'M14 11v6m0 3.5v.1',
    fill: 'fill-critical stroke-surface',
    line: LIGHT,
  },
  // A dashed ring.
  unknown: {
    outline: 'M25 14a11 11 0 1 1-22 0 11 11 0 0 1 22 0z',
    inside: 'M14 14v.1',
    fill: 'fill-surface stroke-muted',
    line: 'stroke-muted',
    dashes: '4 3',
  },
  // A drop.
  place: {
    outline: 'M14 1c6 0 11 5 11 11 0 7-11 15-11 15S3 19 3 12C3 6 8 1 14 1z',
    inside: 'M17.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z',
    fill: 'fill-accent-text stroke-surface',
    line: LIGHT,
  },
  // A diamond with a clock's hands.
  soon: {
    outline: 'M14 1 27 14 14 27 1 14z',
    inside: 'M14 9v5l3 2',
    fill: 'fill-muted stroke-surface',
    line: LIGHT,
  },
};

export const pinDrawing = (look: PinLook): PinDrawing => DRAWINGS[look];

/** The drawing as text, which is what Leaflet takes. */
export const pinSvg = (look: PinLook): string => {
  const { outline, inside, fill, line, dashes } = DRAWINGS[look];
  const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
  return `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><path class="${fill}" stroke-width="2"${dashed} d="${outline}"/><path class="${line} fill-none" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="${inside}"/></svg>`;
};

const ORDER: readonly PinLook[] = ['free', 'busy', 'place', 'soon', 'unknown', 'broken'];

/** The best of a cluster's looks: a rider looks for a free one. */
const bestOf = ({ pins }: Cluster): PinLook =>
  ORDER.find((look) => pins.some((pin) => pin.look === look)) ?? 'unknown';

const RING: Record<PinLook, string> = {
  free: 'border-positive',
  busy: 'border-caution',
  broken: 'border-critical',
  unknown: 'border-line-strong border-dashed',
  place: 'border-accent-text',
  soon: 'border-muted',
};

/** How many, in a ring of the best look; how many of them are free stands beside it. */
export const clusterHtml = (cluster: Cluster): string => {
  const free = cluster.pins.filter(({ look }) => look === 'free').length;
  const beside =
    free === 0
      ? ''
      : `<span class="-top-1 -right-2 absolute grid min-h-5 min-w-5 place-items-center rounded-full bg-positive px-1 font-bold text-surface text-xs">${free}</span>`;
  return `<span class="relative grid size-10 place-items-center rounded-full border-3 bg-surface font-bold text-ink text-sm shadow-float ${RING[bestOf(cluster)]}">${cluster.pins.length}${beside}</span>`;
};
