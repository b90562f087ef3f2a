import type { Map as LeafletMap } from 'leaflet';
import { type Coordinate, inBox } from '#edge/contract/stations/geo.ts';
import { FARTHEST_ZOOM, type TileArchive, tileAt } from '#edge/contract/stations/tiles.ts';
import { findTile, StreetLayer } from './layer.ts';
import { fetchArchive, tileLoader } from './tiles.ts';

export interface Streets {
  /** Whether they are drawn at a place, at the zoom the map has now. */
  cover(at: Coordinate): boolean;
  /** Whether they can be drawn close to a place now; not answered while nobody says where they come from. */
  reach(at: Coordinate): Promise<boolean>;
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
  const coming = fetchArchive().then((described) => {
    if (described === undefined || gone) return undefined;
    archive = described;
    const load = tileLoader(described, keptOnly);
    layer = new StreetLayer(described, load);
    layer.addTo(map);
    onStreets();
    return { described, load };
  });
  return {
    cover: (at) =>
      archive !== undefined &&
      !keptOnly() &&
      map.getZoom() > FARTHEST_ZOOM &&
      inBox(archive.bounds, at),
    reach: async (at) => {
      const streets = await coming;
      if (streets === undefined) return false;
      const { described, load } = streets;
      if (!inBox(described.bounds, at)) return false;
      return (await findTile(tileAt(at, described.maxZoom), described, load)) !== undefined;
    },
    redraw: () => layer?.redraw(),
    stop: () => {
      gone = true;
    },
  };
};
