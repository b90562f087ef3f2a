import {
  divIcon,
  type LatLngBounds,
  type Layer,
  type Map as LeafletMap,
  layerGroup,
  marker,
  polygon,
  svg,
} from 'leaflet';
import { CITIES, type City } from '#edge/contract/cities.ts';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { coastLines, type LatLon, urbanAreas } from './coast.ts';

/** Least zoom at which cities of a rank are written. */
const ZOOM_OF_RANK: Record<City['rank'], number> = { 1: 4, 2: 7, 3: 9 };
/** Names nearer to each other than this would overlap; the smaller city gives way. */
const NAME_PIXELS = { width: 84, height: 18 };

/** Nearer than this the outline of a city, drawn for maps of countries, would be wrong by streets. */
const URBAN_UNTIL_ZOOM = 10;

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

/** Shown from afar, where nothing else says where a city ends. */
const addUrbanAreas = (map: LeafletMap): void => {
  const urban = areas(urbanAreas(), 'fill-(--map-building)', false);
  const fit = (): void => {
    if (map.getZoom() <= URBAN_UNTIL_ZOOM) urban.addTo(map);
    else urban.remove();
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
      html: `<span class="flex items-center gap-1 whitespace-nowrap font-semibold text-[11px] text-muted" aria-hidden="true"><i class="-ml-0.5 size-1 shrink-0 rounded-full bg-muted"></i>${name}</span>`,
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

/** Under streets and pins: the coast, what cities cover, and their names. @returns writes the names anew */
export const addBaseLayer = (map: LeafletMap, hasStreets: HasStreets): (() => void) => {
  map.createPane('land').style.zIndex = '150';
  map.createPane('names').style.zIndex = '450';
  map.getPane('names')?.classList.add('pointer-events-none');
  areas(coastLines(), 'fill-map-land stroke-line-strong', true).addTo(map);
  addUrbanAreas(map);
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
