import 'leaflet/dist/leaflet.css';
import {
  circle,
  divIcon,
  type LatLngBoundsExpression,
  layerGroup,
  map as leafletMap,
  marker,
  polygon,
} from 'leaflet';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { addBaseLayer, ROADS_UNTIL_ZOOM } from './base-layer.ts';
import { clusterHtml, pinSvg } from './icon.ts';
import { type Cluster, clustersOf, type MapPin } from './pins.ts';
import { addStreets } from './streets/add-streets.ts';

const CELL_PIXELS = 56;
const MAX_ZOOM = 17;
const CLOSE_ZOOM = 13;
/** Near enough to know the corner of a street. */
const SPOT_ZOOM = 15;
const PIN_SIZE = 48;
/** For orientation without streets: so far away. */
const RINGS_KM = [1, 5, 10, 25] as const;
const COUNTRY: LatLngBoundsExpression = [
  [-11.5, 94],
  [6.5, 142],
];

/** An area drawn on the map: what is on the device, or is about to be. */
export type MapArea =
  | { readonly id: string; readonly circle: Coordinate & { readonly radius: number } }
  | { readonly id: string; readonly outline: readonly Coordinate[] };

export interface DrawnMap {
  setPins(pins: readonly MapPin[]): void;
  setAreas(areas: readonly MapArea[]): void;
  /** Where the person is, or measures from. */
  setHere(position: Coordinate | null): void;
  select(id: string | null): void;
  /** Shows these places, as close as they allow; the whole country when there are none. */
  frame(places: readonly Coordinate[]): void;
  /** Shows one place from near once the streets around it are drawn; until then among towns and main roads. */
  showSpot(place: Coordinate): void;
  /** Moves to a place that is out of sight, or under what lies over the map. @param covered pixels at the bottom */
  reveal(place: Coordinate, covered: number): void;
  zoom(by: 1 | -1): void;
  /** Streets that were not to be fetched now may be. */
  redrawStreets(): void;
  destroy(): void;
}

export interface DrawOptions {
  /** Streets of this device alone: data is saved. */
  readonly keptOnly: () => boolean;
  /** There are streets to be had. */
  readonly onStreets: () => void;
  readonly onPin: (id: string) => void;
  /** The middle after the person moved the map. */
  readonly onMove?: ((middle: Coordinate) => void) | undefined;
}

/** Draws with Leaflet; imported when a map is opened, never before. */
export const drawMap = (
  container: HTMLElement,
  { keptOnly, onStreets, onPin, onMove }: DrawOptions,
): DrawnMap => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leafletMap(container, {
    attributionControl: false,
    zoomControl: false,
    // A page that scrolls must not get stuck in the map; a click into it asks for it.
    scrollWheelZoom: false,
    minZoom: 4,
    maxZoom: MAX_ZOOM,
    maxBounds: [
      [-18, 86],
      [16, 150],
    ],
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  map.fitBounds(COUNTRY, { animate: false });
  const streets = addStreets(map, {
    keptOnly,
    onStreets: () => {
      writeNames();
      onStreets();
    },
  });
  const writeNames = addBaseLayer(map, streets.cover);
  const areas = layerGroup().addTo(map);
  const ownPlace = layerGroup().addTo(map);
  const shown = layerGroup().addTo(map);
  let pins: readonly MapPin[] = [];
  let selected: string | null = null;
  let spot: Coordinate | undefined;
  let gone = false;

  const iconOf = (cluster: Cluster) => {
    const one = cluster.pins.length === 1;
    const chosen = cluster.pins.some(({ id }) => id === selected);
    const ring = chosen ? 'rounded-full outline-3 outline-accent outline-offset-1' : '';
    return divIcon({
      className: 'grid! place-items-center',
      iconSize: [PIN_SIZE, PIN_SIZE],
      html: `<span class="${ring}">${one ? pinSvg(cluster.at.look) : clusterHtml(cluster)}</span>`,
    });
  };

  const open = (cluster: Cluster): void => {
    const closest = map.getZoom() >= MAX_ZOOM;
    if (cluster.pins.length === 1 || closest) onPin(cluster.at.id);
    else
      map.fitBounds(
        cluster.pins.map(({ lat, lon }): [number, number] => [lat, lon]),
        { padding: [48, 48], maxZoom: Math.max(map.getZoom() + 1, CLOSE_ZOOM) },
      );
  };

  const show = (places: readonly Coordinate[], closest: number): void => {
    map.fitBounds(
      places.map(({ lat, lon }): [number, number] => [lat, lon]),
      { padding: [40, 40], maxZoom: closest, animate: false },
    );
  };

  const showSpot = (place: Coordinate): void => {
    spot = place;
    show([place], ROADS_UNTIL_ZOOM);
    const framed = map.getCenter();
    void streets.reach(place).then((isReached) => {
      if (gone) return;
      const isMoved = map.getZoom() !== ROADS_UNTIL_ZOOM || !map.getCenter().equals(framed);
      if (isReached && !isMoved) show([place], SPOT_ZOOM);
    });
  };

  const draw = (): void => {
    shown.clearLayers();
    const bounds = map.getBounds().pad(0.2);
    const near = pins.filter(({ lat, lon }) => bounds.contains([lat, lon]));
    const clusters = clustersOf(near, ({ lat, lon }) => map.project([lat, lon]), CELL_PIXELS);
    for (const cluster of clusters) {
      // Not in the tab order: the list says the same in words, and Tab would visit hundreds of pins.
      const title = cluster.pins.length === 1 ? cluster.at.label : '';
      marker([cluster.at.lat, cluster.at.lon], { icon: iconOf(cluster), keyboard: false, title })
        .on('click', () => open(cluster))
        .addTo(shown);
    }
  };

  map.on('moveend', draw);
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter();
    onMove?.({ lat, lon: lng });
  });
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  resized.observe(container);

  return {
    setPins: (next) => {
      pins = next;
      draw();
    },
    setAreas: (next) => {
      areas.clearLayers();
      const look = {
        className: 'fill-accent stroke-accent',
        fillOpacity: 0.12,
        weight: 2,
        interactive: false,
      };
      for (const area of next)
        if ('circle' in area)
          circle([area.circle.lat, area.circle.lon], { ...look, radius: area.circle.radius }).addTo(
            areas,
          );
        else
          polygon(
            area.outline.map(({ lat, lon }): [number, number] => [lat, lon]),
            look,
          ).addTo(areas);
    },
    setHere: (next) => {
      ownPlace.clearLayers();
      if (next === null) return;
      for (const km of RINGS_KM)
        circle([next.lat, next.lon], {
          radius: km * 1000,
          fill: false,
          weight: 1,
          interactive: false,
          className: 'stroke-line-strong [stroke-dasharray:3_5]',
        }).addTo(ownPlace);
      const html =
        '<span class="block size-5 rounded-full border-4 border-surface bg-accent shadow-float"></span>';
      marker([next.lat, next.lon], {
        icon: divIcon({ className: '', iconSize: [20, 20], html }),
        interactive: false,
        keyboard: false,
      }).addTo(ownPlace);
    },
    select: (id) => {
      selected = id;
      draw();
    },
    frame: (places) => {
      if (places.length === 0) map.fitBounds(COUNTRY, { animate: false });
      else show(places, CLOSE_ZOOM);
    },
    showSpot,
    reveal: ({ lat, lon }, covered) =>
      map.panInside([lat, lon], {
        paddingTopLeft: [PIN_SIZE, PIN_SIZE],
        paddingBottomRight: [PIN_SIZE, covered + PIN_SIZE],
      }),
    zoom: (by) => map.zoomIn(by),
    redrawStreets: () => {
      streets.redraw();
      writeNames();
      if (spot !== undefined) showSpot(spot);
    },
    destroy: () => {
      gone = true;
      streets.stop();
      resized.disconnect();
      map.remove();
    },
  };
};
