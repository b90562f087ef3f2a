import type { VectorTile } from '@mapbox/vector-tile';
import { type Coords, DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet';
import { FARTHEST_ZOOM, type Tile, type TileArchive } from '#edge/contract/stations/tiles.ts';
import { onThemeChange } from '#web/ui/theme-change.ts';
import { coloursOf } from './look.ts';
import { type Name, namesIn } from './names.ts';
import { type Placement, paintTile } from './paint.ts';
import type { TileOutcome } from './tiles.ts';
import { writeNames } from './write-names.ts';

/** Tiles of this schema are drawn for 512 pixels: half the requests, and as much detail as there is room for. */
const SIZE = 512;
/** A square of the grid at a zoom of the map is the tile one zoom above. */
const ZOOM_OFFSET = 1;
/** A cheap phone's memory and time; sharper is hardly seen. */
const MOST_RATIO = 2;
/** Coarser tiles stand in for one that is not here, so many zooms up. */
const MOST_STEPS_UP = 4;
/** Names are written so far beyond the edge, so that a short push shows no bare map. */
const NAMES_PAD = 0.25;

type Load = (tile: Tile) => Promise<TileOutcome>;

interface TilePart {
  readonly tile: VectorTile;
  /** The tile's place on its square: the whole of it, or a part of a coarser one. */
  readonly at: Placement;
}

/** Units across a tile, where it has nothing that says. */
const EXTENT = 4096;

const extentOf = ({ layers }: VectorTile): number => Object.values(layers)[0]?.extent ?? EXTENT;

/** The tile for a square, else the part of a coarser one. */
export const findTile = async (
  square: Tile,
  archive: TileArchive,
  load: Load,
): Promise<TilePart | undefined> => {
  const least = Math.max(0, square.z - archive.maxZoom);
  for (let up = least; up <= least + MOST_STEPS_UP && square.z - up >= archive.minZoom; up++) {
    const parts = 2 ** up;
    const tile = {
      z: square.z - up,
      x: Math.floor(square.x / parts),
      y: Math.floor(square.y / parts),
    };
    const outcome = await load(tile);
    if (outcome === 'none') return undefined;
    if (outcome === 'not-here') continue;
    const at = {
      scale: (SIZE * parts) / extentOf(outcome),
      left: -(square.x - tile.x * parts) * SIZE,
      top: -(square.y - tile.y * parts) * SIZE,
    };
    return { tile: outcome, at };
  }
  return undefined;
};

const contextOf = (canvas: HTMLCanvasElement, width: number, height: number) => {
  const ratio = Math.min(MOST_RATIO, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const context = canvas.getContext('2d');
  context?.scale(ratio, ratio);
  return context;
};

/** Streets of an archive over the built-in map, drawn on canvases. */
export class StreetLayer extends GridLayer {
  readonly #archive: TileArchive;
  readonly #load: Load;
  readonly #names = new Map<string, readonly Name[]>();
  readonly #sheet = document.createElement('canvas');
  #owner: LeafletMap | undefined;
  #stopTheme: (() => void) | undefined;
  #writing = 0;

  constructor(archive: TileArchive, load: Load) {
    const { south, west, north, east } = archive.bounds;
    super({
      tileSize: SIZE,
      minZoom: FARTHEST_ZOOM + ZOOM_OFFSET,
      bounds: [
        [south, west],
        [north, east],
      ],
      updateWhenZooming: false,
      keepBuffer: 1,
    });
    this.#archive = archive;
    this.#load = load;
    this.#sheet.className = 'leaflet-zoom-hide';
  }

  override onAdd(map: LeafletMap): this {
    super.onAdd(map);
    this.#owner = map;
    map.getPane('names')?.append(this.#sheet);
    map.on('moveend', this.#writeSoon);
    this.on('tileunload', ({ coords }) => this.#names.delete(this.#keyOf(coords)));
    this.#stopTheme = onThemeChange(() => this.redraw());
    return this;
  }

  override onRemove(map: LeafletMap): this {
    this.#stopTheme?.();
    map.off('moveend', this.#writeSoon);
    cancelAnimationFrame(this.#writing);
    this.#sheet.remove();
    this.#owner = undefined;
    return super.onRemove(map);
  }

  override createTile(coords: Coords, done: (error?: Error, tile?: HTMLElement) => void) {
    const canvas = DomUtil.create('canvas', 'leaflet-tile') as HTMLCanvasElement;
    const square = { z: coords.z - ZOOM_OFFSET, x: coords.x, y: coords.y };
    void findTile(square, this.#archive, this.#load).then((part) => {
      const map = this.#owner;
      if (map === undefined) return;
      if (part !== undefined) this.#paint(canvas, coords, part, map);
      done(undefined, canvas);
    });
    return canvas;
  }

  #keyOf({ z, x, y }: Coords): string {
    return `${z}/${x}/${y}`;
  }

  #paint(canvas: HTMLCanvasElement, coords: Coords, { tile, at }: TilePart, map: LeafletMap): void {
    const context = contextOf(canvas, SIZE, SIZE);
    if (context === null) return;
    const colours = coloursOf(map.getContainer());
    // The archive ends somewhere: beyond it the built-in map stays to be seen.
    const { south, west, north, east } = this.#archive.bounds;
    const corner = map.project([north, west], coords.z);
    const other = map.project([south, east], coords.z);
    context.beginPath();
    context.rect(
      corner.x - coords.x * SIZE,
      corner.y - coords.y * SIZE,
      other.x - corner.x,
      other.y - corner.y,
    );
    context.clip();
    context.fillStyle = colours.land;
    context.fillRect(0, 0, SIZE, SIZE);
    paintTile(context, tile, { colours, zoom: coords.z, at });
    canvas.dataset.streets = this.#keyOf(coords);
    this.#names.set(
      this.#keyOf(coords),
      namesIn(tile, coords.z, {
        scale: at.scale,
        left: at.left + coords.x * SIZE,
        top: at.top + coords.y * SIZE,
      }),
    );
    this.#writeSoon();
  }

  readonly #writeSoon = (): void => {
    cancelAnimationFrame(this.#writing);
    this.#writing = requestAnimationFrame(() => this.#write());
  };

  #write(): void {
    const map = this.#owner;
    if (map === undefined) return;
    const zoom = map.getZoom();
    const { min, max } = map.getPixelBounds();
    if (min === undefined || max === undefined) return;
    const pad = { x: (max.x - min.x) * NAMES_PAD, y: (max.y - min.y) * NAMES_PAD };
    const [left, top] = [min.x - pad.x, min.y - pad.y];
    const [width, height] = [max.x - min.x + 2 * pad.x, max.y - min.y + 2 * pad.y];
    const context = contextOf(this.#sheet, width, height);
    if (context === null) return;
    DomUtil.setPosition(this.#sheet, map.containerPointToLayerPoint([-pad.x, -pad.y]));
    const names = [...this.#names].flatMap(([key, own]) => (key.startsWith(`${zoom}/`) ? own : []));
    const shown = names.filter(
      ({ x, y }) => x > left && y > top && x < left + width && y < top + height,
    );
    const family = getComputedStyle(map.getContainer()).fontFamily;
    const colours = coloursOf(map.getContainer());
    writeNames(context, shown, { colours, family, left, top });
  }
}
