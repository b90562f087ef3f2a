/** Lengths are metres: x forward, y up, z to the rider's right. */
export type Point2 = readonly [number, number];
export type Point3 = readonly [number, number, number];

/**
 * A corner of a closed outline: x, y, how far the corner is trimmed (m) and how far the edge
 * towards the next corner bows to the left of travel (m).
 */
export type Corner = readonly [x: number, y: number, trim?: number, bulge?: number];

/** Signed distance in a plane; negative inside. */
export type Field2 = (u: number, v: number) => number;

/** Signed distance in space; negative inside. It may be scaled, as long as it is steady near 0. */
export type Field3 = (x: number, y: number, z: number) => number;

/** Smallest x, y, z then largest x, y, z. */
export type Box3 = readonly [number, number, number, number, number, number];
