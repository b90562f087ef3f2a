import type { Map as LeafletMap } from 'leaflet';
import { type Coordinate, inBox } from '#edge/contract/stations/geo.ts';
import { FARTHEST_ZOOM, type TileArchive } from '#edge/contract/stations/tiles.ts';
import { StreetLayer } from './layer.ts';
import { fetchArchive, tileLoader } from './tiles.ts';

export interface Streets {
  /** Whether they are drawn at a place, at the zoom the map has now. */
  cover(at: Coordinate): boolean;
  /** Draws them anew: tiles that were not to be fetched now may be. */
  redraw(): void;
}

export interface StreetOptions {
  /** Tiles of this device alone: data is saved. */
  readonly keptOnly: () => boolean;
  /** There is an archive, and the map lives. */
  readonly onStreets: () => void;
}

/** Streets over the built-in map, once it is known where they come from. */
export const addStreets = (
  map: LeafletMap,
  { keptOnly, onStreets }: StreetOptions,
): Streets & { readonly stop: () => void } => {
  let archive: TileArchive | undefined;
  let layer: StreetLayer | undefined;
  let gone = false;
  void fetchArchive().then((described) => {
    if (described === undefined || gone) return;
    archive = described;
    layer = new StreetLayer(described, tileLoader(described, keptOnly));
    layer.addTo(map);
    onStreets();
  });
  return {
    cover: (at) =>
      archive !== undefined &&
      !keptOnly() &&
      map.getZoom() > FARTHEST_ZOOM &&
      inBox(archive.bounds, at),
    redraw: () => layer?.redraw(),
    stop: () => {
      gone = true;
    },
  };
};
