import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile';
import {
  BUILT,
  type Colours,
  EDGE_FROM_PIXELS,
  GREEN,
  ROADS,
  type RoadLook,
  widthAt,
} from './look.ts';

/** Where a tile lies on the square that is painted: pixels = units * scale + offset. */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

const BUILDINGS_FROM = 15;
const PATHS_FROM = 15;

const features = (tile: VectorTile, layer: string): VectorTileFeature[] => {
  const from = tile.layers[layer];
  return from === undefined
    ? []
    : Array.from({ length: from.length }, (_, index) => from.feature(index));
};

const classOf = ({ properties }: VectorTileFeature): string => String(properties.class ?? '');

const trace = (
  context: CanvasRenderingContext2D,
  feature: VectorTileFeature,
  { scale, left, top }: Placement,
): void => {
  for (const line of feature.loadGeometry())
    for (const [index, { x, y }] of line.entries()) {
      if (index === 0) context.moveTo(x * scale + left, y * scale + top);
      else context.lineTo(x * scale + left, y * scale + top);
    }
};

const fill = (
  context: CanvasRenderingContext2D,
  shapes: readonly VectorTileFeature[],
  colour: string,
  at: Placement,
): void => {
  if (shapes.length === 0) return;
  context.beginPath();
  for (const shape of shapes) if (shape.type === 3) trace(context, shape, at);
  context.fillStyle = colour;
  context.fill('evenodd');
};

const stroke = (
  context: CanvasRenderingContext2D,
  lines: readonly VectorTileFeature[],
  { colour, width }: { colour: string; width: number },
  at: Placement,
): void => {
  if (lines.length === 0 || width <= 0) return;
  context.beginPath();
  for (const line of lines) if (line.type === 2) trace(context, line, at);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
};

const isRamp = ({ properties }: VectorTileFeature): boolean => properties.ramp === 1;

const paintRoads = (
  context: CanvasRenderingContext2D,
  roads: readonly VectorTileFeature[],
  { colours, zoom, at }: { colours: Colours; zoom: number; at: Placement },
): void => {
  const parts = ROADS.map((look: RoadLook) => {
    const own = roads.filter((road) => look.classes.includes(classOf(road)));
    const width = widthAt(look.width, zoom);
    return {
      look,
      kinds: [
        { lines: own.filter(isRamp), width: width * 0.6 },
        { lines: own.filter((road) => !isRamp(road)), width },
      ],
    };
  });
  context.lineJoin = 'round';
  // Roads of one colour run into each other; those of the next lie over them, edge and all.
  for (const colour of new Set(ROADS.map(({ fill: own }) => own))) {
    const together = parts.filter(({ look }) => look.fill === colour);
    context.lineCap = 'butt';
    for (const { look, kinds } of together)
      for (const { lines, width } of kinds)
        if (width >= EDGE_FROM_PIXELS)
          stroke(context, lines, { colour: colours[look.edge], width: width + 1.6 }, at);
    context.lineCap = 'round';
    for (const { kinds } of together)
      for (const { lines, width } of kinds)
        stroke(context, lines, { colour: colours[colour], width }, at);
  }
};

/** Everything of a tile but its names. @param zoom of the map, which decides what is shown and how wide */
export const paintTile = (
  context: CanvasRenderingContext2D,
  tile: VectorTile,
  { colours, zoom, at }: { colours: Colours; zoom: number; at: Placement },
): void => {
  const landuse = features(tile, 'landuse');
  fill(
    context,
    landuse.filter((each) => BUILT.includes(classOf(each))),
    colours.built,
    at,
  );
  const green = [...features(tile, 'landcover'), ...landuse, ...features(tile, 'park')];
  fill(
    context,
    green.filter((each) => GREEN.includes(classOf(each))),
    colours.green,
    at,
  );
  fill(context, features(tile, 'water'), colours.water, at);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const rivers = features(tile, 'waterway');
  stroke(context, rivers, { colour: colours.water, width: zoom >= 14 ? 2 : 1 }, at);
  if (zoom >= BUILDINGS_FROM) fill(context, features(tile, 'building'), colours.building, at);
  const transport = features(tile, 'transportation');
  if (zoom >= PATHS_FROM) {
    context.setLineDash([3, 3]);
    const paths = transport.filter((each) => ['path', 'track'].includes(classOf(each)));
    stroke(context, paths, { colour: colours['road-edge'], width: 1.2 }, at);
    context.setLineDash([]);
  }
  paintRoads(context, transport, { colours, zoom, at });
  const rails = transport.filter((each) => ['rail', 'transit'].includes(classOf(each)));
  stroke(context, rails, { colour: colours.rail, width: zoom >= 14 ? 2 : 1 }, at);
  context.setLineDash([6, 6]);
  context.lineCap = 'butt';
  if (zoom >= 13) stroke(context, rails, { colour: colours.land, width: 1 }, at);
  context.setLineDash([]);
};
