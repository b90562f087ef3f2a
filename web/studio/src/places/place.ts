import type { Finish } from '../page/api.ts';
import type { MaterialName } from '../mesh/part.ts';
import type { Site } from './site.ts';

export type PlaceKind = 'centre' | 'dealer' | 'charging' | 'swap';

/** Where the photographer stands, in metres. */
export interface Camera {
  /** Degrees from the front towards the right. */
  azimuth: number;
  /** Height of the eye, on the scale on which the place is built. */
  eye: number;
  /** What the camera faces: to the right, and towards the front. */
  at: readonly [x: number, z: number];
  distance: number;
  /** Focal length, as on film of 36 mm. */
  focal: number;
  /** How far the lens is shifted upwards, as a share of the picture's height. */
  shift: number;
}

/**
 * A place where motorcycles are shown, mended or charged, as somebody sees it who arrives there. The
 * light reaches a cube of 2 m: what casts shadows stands in it, the ground and what is far reach beyond.
 */
export interface Place {
  /** Name of its files: what it is, then which view of it. */
  code: string;
  /** What kind of place it can stand for. */
  kind: PlaceKind;
  build: (site: Site) => void;
  /** Length of a metre in the cube. */
  metre: number;
  /** Inside a room, whose lamps glossy surfaces mirror instead of the sky. */
  inside?: boolean;
  camera: Camera;
  finishes: Partial<Record<MaterialName, Finish>>;
}
