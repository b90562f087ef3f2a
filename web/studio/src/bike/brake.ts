import * as THREE from 'three';
import { roundMax } from '../field/math.ts';
import type { Kit } from '../mesh/kit.ts';
import type { Group } from '../mesh/part.ts';
import { around } from '../mesh/shapes.ts';
import type { Wheel } from './chassis.ts';

export interface BrakeOptions {
  /** Outer and inner radius of the disc (m). */
  disc: readonly [outer: number, inner: number];
  /** The disc's z, and where the calliper grips it (radians from forward, upwards). */
  z: number;
  calliper: number;
  group: Group;
}

export function addBrake(kit: Kit, name: string, w: Wheel, o: BrakeOptions): void {
  const [x, y] = w.centre;
  const [outer, inner] = o.disc;
  kit.add(`${name}-disc`, 'disc', drilledDisc(outer, inner).translate(x, y, o.z - 0.002), o.group);
  const arm = new THREE.BoxGeometry(0.016, inner - 0.02, 0.006).translate(0, inner / 2 + 0.016, 0);
  kit.add(`${name}-carrier`, 'black2', around(arm, 5, [x, y, o.z], 0.3), o.group);
  const cx = x + Math.cos(o.calliper) * (outer - 0.012);
  const cy = y + Math.sin(o.calliper) * (outer - 0.012);
  const c = Math.cos(-o.calliper);
  const s = Math.sin(-o.calliper);
  kit.solid(`${name}-calliper`, 'caliper', (px, py, pz) => {
    const u = (px - cx) * c - (py - cy) * s;
    const v = (px - cx) * s + (py - cy) * c;
    const block = roundMax(Math.abs(u) - 0.024, Math.abs(v) - 0.04 + 0.25 * Math.abs(u), 0.008);
    const rib = Math.max(0, 0.004 - Math.abs(Math.abs(v) - 0.014) * 1.2);
    return roundMax(block, Math.abs(pz - o.z) - 0.018 - rib * 0.8, 0.007);
  }, [cx - 0.07, cy - 0.07, o.z - 0.035, cx + 0.07, cy + 0.07, o.z + 0.035],
  { cell: 0.0022, group: o.group, sides: 'single' });
}

/** A wavy disc, 4 mm thick, with three rows of holes. */
function drilledDisc(outer: number, inner: number): THREE.BufferGeometry {
  const s = new THREE.Shape();
  for (let i = 0; i <= 180; i++) {
    const a = (i / 180) * Math.PI * 2;
    const r = outer + 0.0025 * Math.cos(a * 10);
    if (i) s.lineTo(Math.cos(a) * r, Math.sin(a) * r);
    else s.moveTo(r, 0);
  }
  s.holes.push(circle(0, 0, inner));
  for (let k = 0; k < 30; k++) {
    const a = (k / 30) * Math.PI * 2;
    const r = inner + (outer - inner) * (0.28 + 0.24 * (k % 3));
    s.holes.push(circle(Math.cos(a) * r, Math.sin(a) * r, 0.0034));
  }
  return new THREE.ExtrudeGeometry(s, { depth: 0.004, bevelEnabled: false, curveSegments: 20 });
}

function circle(x: number, y: number, r: number): THREE.Path {
  const path = new THREE.Path();
  path.absarc(x, y, r, 0, Math.PI * 2, true);
  return path;
}
