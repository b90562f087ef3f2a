import {
  divIcon,
  type LatLngBounds,
  type Layer,
  type Map as LeafletMap,
  layerGroup,
  marker,
  type Polyline,
  polygon,
  polyline,
  svg,
} from 'leaflet';
import { CITIES, type City } from '#edge/contract/cities.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { coastLines, type LatLon, type RoadRank, roadLines, urbanAreas } from './coast.ts';
import { type Width, widthAt } from './streets/look.ts';

/** Least zoom at which cities of a rank are written. */
const ZOOM_OF_RANK: Record<City['rank'], number> = { 1: 4, 2: 7, 3: 9 };
/** Names nearer to each other than this would overlap; the smaller city gives way. */
const NAME_PIXELS = { width: 84, height: 18 };

/** Nearer than this the outline of a city, drawn for maps of countries, would be wrong by streets. */
const URBAN_UNTIL_ZOOM = 10;
/** Nearer than this a straight line from town to town would be taken for a street. */
export const ROADS_UNTIL_ZOOM = 9;
const ROAD_WIDTHS: Readonly<Record<RoadRank, Width>> = {
  1: { from: [4, 0.8], to: [ROADS_UNTIL_ZOOM, 2.6] },
  2: { from: [6, 0.8], to: [ROADS_UNTIL_ZOOM, 1.8] },
};

/** Without network: fills and lines take their colours from the theme. */
const areas = (lines: LatLon[][], className: string, stroke: boolean): Layer =>
  polygon(
    lines.map((line) => [line]),
    {
      className,
      pane: 'land',
      renderer: svg({ padding: 0.5, pane: 'land' }),
      fillOpacity: 1,
      fillRule: 'evenodd',
      stroke,
      weight: 1,
      interactive: false,
    },
  );

const road = (rank: RoadRank): Polyline =>
  polyline(roadLines(rank), {
    className: 'stroke-(--map-trunk)',
    pane: 'land',
    renderer: svg({ padding: 0.5, pane: 'land' }),
    interactive: false,
  });

/** What is shown from afar, where nothing else says how far cities go and which roads join them. */
const addFromAfar = (map: LeafletMap): void => {
  const urban = areas(urbanAreas(), 'fill-(--map-building)', false);
  const roads = ([2, 1] as const).map((rank) => ({ line: road(rank), width: ROAD_WIDTHS[rank] }));
  const show = (layer: Layer, shown: boolean): void => {
    if (shown) layer.addTo(map);
    else layer.remove();
  };
  const fit = (): void => {
    const zoom = map.getZoom();
    show(urban, zoom <= URBAN_UNTIL_ZOOM);
    for (const { line, width } of roads) {
      const weight = widthAt(width, zoom);
      show(line.setStyle({ weight }), weight > 0 && zoom <= ROADS_UNTIL_ZOOM);
    }
  };
  map.on('zoomend', fit);
  map.whenReady(fit);
};

const cityMarker = ({ name, lat, lon }: City): Layer =>
  marker([lat, lon], {
    interactive: false,
    keyboard: false,
    pane: 'names',
    icon: divIcon({
      className: '',
      iconSize: [0, 0],
      html: `<span class="-translate-y-1/2 flex items-center gap-1 whitespace-nowrap font-semibold text-[11px] text-muted" aria-hidden="true"><i class="-ml-0.5 size-1 shrink-0 rounded-full bg-muted"></i>${name}</span>`,
    }),
  });

/** Whether streets are drawn at a place, which bring its name. */
type HasStreets = (at: Coordinate) => boolean;

const named = (map: LeafletMap, bounds: LatLngBounds, hasStreets: HasStreets): City[] => {
  const zoom = map.getZoom();
  const taken: { x: number; y: number }[] = [];
  return CITIES.filter(
    ({ rank, lat, lon }) =>
      zoom >= ZOOM_OF_RANK[rank] && bounds.contains([lat, lon]) && !hasStreets({ lat, lon }),
  )
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ lat, lon }) => {
      const { x, y } = map.latLngToLayerPoint([lat, lon]);
      const covered = taken.some(
        (other) =>
          Math.abs(other.x - x) < NAME_PIXELS.width && Math.abs(other.y - y) < NAME_PIXELS.height,
      );
      if (!covered) taken.push({ x, y });
      return !covered;
    });
};

/** Under streets and pins: the coast, what cities cover, the main roads, and names of cities. @returns writes the names anew */
export const addBaseLayer = (map: LeafletMap, hasStreets: HasStreets): (() => void) => {
  map.createPane('land').style.zIndex = '150';
  map.createPane('names').style.zIndex = '450';
  map.getPane('names')?.classList.add('pointer-events-none');
  areas(coastLines(), 'fill-map-land stroke-line-strong', true).addTo(map);
  addFromAfar(map);
  const names = layerGroup().addTo(map);
  const write = (): void => {
    names.clearLayers();
    for (const city of named(map, map.getBounds().pad(0.1), hasStreets))
      names.addLayer(cityMarker(city));
  };
  map.on('moveend', write);
  map.whenReady(write);
  return write;
};
