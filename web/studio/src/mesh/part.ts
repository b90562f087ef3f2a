/** The surfaces the page knows how to paint; see page/materials.ts. */
export type MaterialName =
  | 'paint' | 'paint2' | 'accent' | 'black' | 'black2' | 'gloss' | 'seat' | 'seat2' | 'stitch'
  | 'rubber' | 'tyre' | 'tread' | 'alloy' | 'metal' | 'darkmetal' | 'chrome' | 'disc' | 'caliper'
  | 'led' | 'bezel' | 'lens' | 'clear' | 'red' | 'amber' | 'glass' | 'mirror' | 'screen' | 'decal'
  | 'plate' | 'white' | 'cloth' | 'cloth2' | 'leaf' | 'grass' | 'wood' | 'paving' | 'asphalt';

/** Surfaces that carry a picture and therefore need texture coordinates. */
export const PICTURED: readonly MaterialName[] = ['screen', 'decal', 'plate'];

/** Surfaces that let light through and neither cast shadows nor catch the shared light. */
export const SEE_THROUGH: readonly MaterialName[] = ['glass', 'clear', 'decal'];

/** Parts on the steering axis turn together. */
export type Group = 'body' | 'steer';

export interface Part {
  name: string;
  material: MaterialName;
  group: Group;
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array | null;
  indices: Uint32Array;
  /** Casts no shadow: a roof over a room that has lamps of its own. */
  shadowless?: boolean;
}
