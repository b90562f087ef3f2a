import { part, type PartDrawing } from './part.ts';
import { around, bolt, circle, hole, hose, line, oval, rect, scale, shade, shape, SHADE, thin, thinCircle, turn } from './pen.ts';

const tyre = (blocks: number): string =>
  circle(120, 120, 98, SHADE) + around(blocks, thin('M114 23l12 20')) + circle(120, 120, 80) + thinCircle(120, 120, 73) + circle(120, 120, 54, '#F7F8F9') + thinCircle(120, 120, 60);

const rim = (spokes: number, width: number): string =>
  circle(120, 120, 94) + circle(120, 120, 82, SHADE) + circle(120, 120, 74, '#F7F8F9') +
  around(spokes, shape(`M${120 - width} 120l${width * 0.3} -76h${width * 1.4}l${width * 0.3} 76z`)) + circle(120, 120, 24) + circle(120, 120, 10, '#F7F8F9') + around(5, hole(120, 104, 2.6), 36);

const bearing = (balls: number): string =>
  circle(120, 120, 84) + circle(120, 120, 70, SHADE) + around(balls, circle(120, 65, 12)) + circle(120, 120, 40) + circle(120, 120, 28, '#F7F8F9');

const axle = (length: number): string =>
  turn(-35, rect(120 - length, 110, length * 2, 20, 4) + rect(120 - length, 110, length * 2, 7, 3, SHADE) + shape(`M${118 - length} 98h-16l-7 22 7 22h16z`) +
    Array.from({ length: 7 }, (_, i) => thin(`M${112 + length - i * 7} 110l-4 20`)).join(''));

const motor = circle(120, 120, 90) + circle(120, 120, 76, SHADE) + circle(120, 120, 68) + around(12, thin('M120 56v30')) + circle(120, 120, 32) + around(6, bolt(120, 98, 4)) +
  circle(120, 120, 12, '#F7F8F9') + hose('M132 122c40 6 50 30 60 70', 7, SHADE);

const belt = shape('M58 84a36 36 0 1 0 0 72l124-14a22 22 0 1 0 0-44z', SHADE) + shape('M58 94a26 26 0 1 0 0 52l124-14a12 12 0 1 0 0-24z', '#F7F8F9') + thin('M70 86l4 9M90 88l4 9M110 91l4 9M130 93l4 9M150 95l4 9M70 154l4-9M90 152l4-9M110 149l4-9M130 147l4-9M150 145l4-9');
const pulley = circle(120, 120, 88) + around(32, thin('M120 32v12')) + circle(120, 120, 70, SHADE) + around(5, hole(120, 82, 14)) + circle(120, 120, 24) + circle(120, 120, 12, '#F7F8F9');
const valve = turn(20, shape('M96 176h48l8 24H88z', SHADE) + rect(106, 84, 28, 92, 4) + thin('M106 100h28M106 108h28M106 116h28') + rect(102, 44, 36, 42, 8) + thin('M110 50v30M120 50v30M130 50v30'));
const balance = Array.from({ length: 4 }, (_, i) => rect(44 + i * 40, 96, 34, 48, 5, i % 2 ? SHADE : '#FFFFFF') + line(`M${54 + i * 40} 120h14`)).join('');
const spacer = oval(120, 84, 44, 18) + shape('M76 84v72c0 10 20 18 44 18s44-8 44-18V84c0 10-20 18-44 18s-44-8-44-18z') + shade('M130 103c20-2 32-9 32-19v72c0 8-14 15-32 17z') + oval(120, 84, 28, 10, '#F7F8F9');

export const WHEELS: readonly PartDrawing[] = [
  part('tyre-front', 'Front tyre', 'Ban depan', tyre(32)),
  part('tyre-rear', 'Rear tyre', 'Ban belakang', tyre(22)),
  part('tyre-valve', 'Tyre valve', 'Pentil ban', valve),
  part('rim-front', 'Front wheel rim', 'Pelek depan', rim(5, 13)),
  part('rim-rear', 'Rear wheel rim', 'Pelek belakang', scale(0.92, rim(6, 15))),
  part('wheel-bearing-front', 'Front wheel bearing', 'Bantalan roda depan', scale(0.9, bearing(9))),
  part('wheel-bearing-rear', 'Rear wheel bearing', 'Bantalan roda belakang', bearing(10)),
  part('wheel-axle-front', 'Front axle', 'As roda depan', axle(78)),
  part('wheel-axle-rear', 'Rear axle', 'As roda belakang', axle(90)),
  part('wheel-spacer', 'Wheel spacer', 'Bos roda', spacer),
  part('wheel-weights', 'Balance weights', 'Pemberat roda', balance),
  part('hub-motor', 'Hub motor', 'Motor hub', motor),
  part('drive-belt', 'Drive belt', 'Sabuk penggerak', belt),
  part('belt-pulley', 'Belt pulley', 'Puli sabuk', pulley),
];
