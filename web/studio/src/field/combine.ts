import { blendMin, roundMax } from './math.ts';
import type { Body } from './body.ts';
import type { Field3 } from './types.ts';

/** Far from a surface the exact value does not matter; regions need not be evaluated there. */
const FAR = 0.05;

/** The part of a solid inside a region, its edges rounded like a moulded panel's. */
export const panel = (solid: Field3, inside: Field3, without: readonly Field3[] = []): Field3 =>
  (x, y, z) => {
    let d = solid(x, y, z);
    if (d > FAR) return d;
    d = roundMax(d, inside(x, y, z), 0.004);
    for (const cut of without) d = roundMax(d, 0.0025 - cut(x, y, z), 0.003);
    return d;
  };

/** What shows in the gaps: the solid 8 mm further in, and at full size where no panel covers it. */
export const core = (solid: Field3, covered: readonly Field3[]): Field3 =>
  (x, y, z) => {
    const d = solid(x, y, z);
    if (d > FAR) return d;
    let bare = d + 0.0015;
    for (const cover of covered) bare = Math.max(bare, 0.004 - cover(x, y, z));
    return blendMin(d + 0.008, bare, 0.002);
  };

/** A thin strip lying on a body's flank only, so that it never wraps under or over the edge. */
export const strip = (of: Body, inside: Field3, proud = 0.001): Field3 =>
  (x, y, z) => {
    const d = of.solid(x, y, z);
    if (d > FAR) return d;
    const skin = Math.max(d - proud, -d - 0.008, -of.flank(x, y, z) - 0.011);
    return roundMax(skin, inside(x, y, z), 0.0018);
  };

/** A skin of a solid `depth` metres thick within a region; `proud` lifts it off (or sinks it). */
export const skin = (solid: Field3, inside: Field3, proud: number, depth: number): Field3 =>
  (x, y, z) => {
    const d = solid(x, y, z);
    if (d > FAR) return d;
    return roundMax(Math.max(d - proud, -d - depth), inside(x, y, z), 0.002);
  };

/** Both fields at once. */
export const both = (a: Field3, b: Field3, round = 0.003): Field3 =>
  (x, y, z) => roundMax(a(x, y, z), b(x, y, z), round);
