import type { MaterialName } from '../mesh/part.ts';

/** Where the camera stands. Azimuth 0 looks at the side with the front wheel to the right. */
export interface View {
  /** Degrees around the object; 90 looks at its front, -90 at its rear. */
  azimuth: number;
  /** Degrees above the horizon. */
  elevation: number;
  /** Metres from the target. */
  distance: number;
  target: readonly [number, number, number];
  /** Vertical angle of view in degrees; a narrow one is kind to proportions. */
  lens: number;
  /** How far the lens is shifted upwards, as a share of the picture's height: upright lines stay upright. */
  shift?: number;
}

/** How one material differs from its default in a look. */
export interface Finish {
  color: string;
  metalness?: number;
  roughness?: number;
  /** 1 is a glossy lacquer, 0 none. */
  clearcoat?: number;
}

export interface Look {
  finishes: Partial<Record<MaterialName, Finish>>;
  /** Strength of the diffuse light, about 1. */
  diffuse: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is printed on the object. */
export interface Prints {
  wordmark: string;
  plate: string;
}

export interface SceneOptions {
  /** Address of the stored parts, without its ending. */
  parts: string;
  /** Degrees the handlebar is turned about the steering axis. */
  steer: number;
  axis: { foot: readonly [number, number]; direction: readonly [number, number] };
  prints: Prints;
  surroundings?: Surroundings;
}

/** What lies around a place; an object alone stands in the studio. */
export interface Surroundings {
  /** Length of a metre in the scene. */
  metre: number;
  /** Metres from the camera at which things begin to fade into the distance, and at which they are gone. */
  haze: readonly [number, number];
  /** Under the sky, which glossy surfaces and panes then mirror instead of the studio's lamps. */
  outdoors: boolean;
}

/** What the page offers to the program that drives it. */
export interface Studio {
  load(options: SceneOptions): Promise<{ triangles: number }>;
  /** Bakes the shadow on the ground from this many directions. */
  ground(directions: number): void;
  /** Gathers the diffuse light of a view; it is shared by every look. */
  light(view: View, size: Size, directions: number): void;
  /**
   * Renders a look in the view that was lit last, on the studio ground and, where asked for, cut
   * out as well; RGBA rows from the bottom, base64.
   */
  render(view: View, size: Size, passes: number, look: Look, cutout: boolean): string[];
}

declare global {
  interface Window {
    studio: Studio;
  }
}
