/** Colours of the map as the theme has them; `web/ui/tokens.css`. */
const NAMES = [
  'land',
  'water',
  'green',
  'built',
  'building',
  'road',
  'road-edge',
  'main',
  'main-edge',
  'motorway',
  'motorway-edge',
  'rail',
  'name',
  'road-name',
  'water-name',
] as const;
type ColourName = (typeof NAMES)[number];

export type Colours = Readonly<Record<ColourName, string>>;

export const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()]),
  ) as Colours;
};

/** Widths in pixels at two zooms; in between they grow evenly by factor. */
export interface Width {
  readonly from: readonly [zoom: number, pixels: number];
  readonly to: readonly [zoom: number, pixels: number];
}

export interface RoadLook {
  readonly classes: readonly string[];
  readonly fill: ColourName;
  readonly edge: ColourName;
  readonly width: Width;
}

/** Classes of the OpenMapTiles schema, the least important first. */
export const ROADS: readonly RoadLook[] = [
  {
    classes: ['minor', 'service', 'busway', 'raceway'],
    fill: 'road',
    edge: 'road-edge',
    width: { from: [13, 0.8], to: [17, 9] },
  },
  {
    classes: ['tertiary'],
    fill: 'road',
    edge: 'road-edge',
    width: { from: [11, 0.8], to: [17, 12] },
  },
  {
    classes: ['secondary'],
    fill: 'road',
    edge: 'road-edge',
    width: { from: [9, 0.8], to: [17, 14] },
  },
  {
    classes: ['primary', 'trunk'],
    fill: 'main',
    edge: 'main-edge',
    width: { from: [8, 1], to: [17, 16] },
  },
  {
    classes: ['motorway'],
    fill: 'motorway',
    edge: 'motorway-edge',
    width: { from: [7, 1.2], to: [17, 18] },
  },
];

/** Nothing nearer than where its line begins. */
export const widthAt = ({ from, to }: Width, zoom: number): number => {
  if (zoom < from[0]) return 0;
  const share = Math.min(1, (zoom - from[0]) / (to[0] - from[0]));
  return from[1] * (to[1] / from[1]) ** share;
};

/** An edge around a thread would be all there is to see. */
export const EDGE_FROM_PIXELS = 2;

export const GREEN = ['wood', 'grass', 'park', 'cemetery', 'pitch', 'wetland', 'farmland'];
export const BUILT = ['residential', 'industrial', 'commercial', 'retail', 'suburb', 'quarter'];
