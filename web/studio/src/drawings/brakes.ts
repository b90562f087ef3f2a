import { part, type PartDrawing } from './part.ts';
import { around, bolt, circle, flip, hole, hose, line, rect, scale, shade, shape, thin, thinCircle } from './pen.ts';

const disc = (holes: number): string =>
  circle(120, 120, 92) + shade('M120 28a92 92 0 0 1 92 92h-36a56 56 0 0 0-56-56z') + thinCircle(120, 120, 92) + circle(120, 120, 56) +
  around(holes, hole(120, 40, 3.6) + hole(134, 54, 3.6)) + around(5, shape('M112 66h16l-3 34h-10z') + hole(120, 76, 4)) + circle(120, 120, 26) + hole(120, 120, 15);

const pads = (plate: string): string =>
  `<g transform="translate(26 -24)">${plate}</g><g transform="translate(-26 26)">${plate}</g>`;
const PAD_FRONT = shape('M64 96c0-10 8-16 18-16h76c10 0 18 6 18 16v34c0 10-8 14-18 14H82c-10 0-18-4-18-14z') + shape('M78 92h84v36H78z', '#DDE3E9') + thin('M120 92v36M92 104h14M134 104h14M92 116h14M134 116h14') + circle(76, 84, 7) + circle(164, 84, 7);
const PAD_REAR = shape('M78 80h84l10 22-10 36H78L68 102z') + shape('M88 92h64v34H88z', '#DDE3E9') + thin('M96 109h48') + circle(120, 82, 6);

const caliper = (pistons: number): string =>
  shape('M60 70c30-26 90-26 120 0l8 52c-10 8-18 12-26 14l-10 40H88l-10-40c-8-2-16-6-26-14z') +
  shade('M66 78c28-22 80-22 108 0l4 26c-36-18-80-18-116 0z') + thin('M60 112c38-20 82-20 120 0') +
  Array.from({ length: pistons }, (_, i) => circle(120 + (i - (pistons - 1) / 2) * 50, 104, 19) + thinCircle(120 + (i - (pistons - 1) / 2) * 50, 104, 11)).join('') +
  bolt(98, 160) + bolt(142, 160) + shape('M108 46h24v12h-24z') + line('M120 46V30');

const lever = shape('M38 96l36-22c14-8 30-6 44 4l84 62c10 8 8 22-4 22-6 0-10-2-16-6L104 108c-8-4-14-4-22 0l-26 16z') + shade('M112 84l86 62c4 4 2 8-2 10L104 96z') + bolt(58, 106, 9) + hole(78, 92, 4);

const brakeHose = (d: string, ends: string): string => hose(d, 9, '#DDE3E9') + ends;
const banjo = (x: number, y: number): string => circle(x, y, 15) + hole(x, y, 7);

const master = rect(70, 44, 84, 46, 8) + thin('M70 58h84') + bolt(84, 51, 4) + bolt(140, 51, 4) + shape('M52 92h136l14 14v22l-14 14H52c-10 0-16-8-16-25s6-25 16-25z') +
  shade('M52 96h136l10 10v8H40c2-10 6-18 12-18z') + shape('M150 142h34v44h-34z') + bolt(167, 164, 8) + circle(206, 117, 13) + hole(206, 117, 5) + thin('M60 117h110');

const fluid = shape('M78 74h84l10 18v112c0 6-4 10-10 10H78c-6 0-10-4-10-10V92z') + rect(92, 34, 56, 34, 6) + thin('M104 38v26M116 38v26M128 38v26M140 38v26') + rect(80, 112, 80, 66, 4, '#DDE3E9') + line('M96 132h48M96 148h48M96 162h28');

export const BRAKES: readonly PartDrawing[] = [
  part('brake-pad-front', 'Front brake pads', 'Kampas rem depan', pads(PAD_FRONT)),
  part('brake-pad-rear', 'Rear brake pads', 'Kampas rem belakang', pads(PAD_REAR)),
  part('brake-disc-front', 'Front brake disc', 'Cakram rem depan', disc(18)),
  part('brake-disc-rear', 'Rear brake disc', 'Cakram rem belakang', scale(0.88, disc(12))),
  part('brake-caliper-front', 'Front brake calliper', 'Kaliper rem depan', caliper(2)),
  part('brake-caliper-rear', 'Rear brake calliper', 'Kaliper rem belakang', scale(0.9, caliper(1))),
  part('brake-lever-left', 'Left brake lever', 'Tuas rem kiri', flip(lever)),
  part('brake-lever-right', 'Right brake lever', 'Tuas rem kanan', lever),
  part('brake-hose-front', 'Front brake hose', 'Selang rem depan', brakeHose('M48 58c80-10 40 60 90 66s20 50 56 62', banjo(44, 58) + banjo(198, 188))),
  part('brake-hose-rear', 'Rear brake hose', 'Selang rem belakang', brakeHose('M44 178c30-90 60 30 90-40s30-70 62-72', banjo(42, 184) + banjo(200, 64))),
  part('master-cylinder-left', 'Left master cylinder', 'Master rem kiri', flip(master)),
  part('master-cylinder-right', 'Right master cylinder', 'Master rem kanan', master),
  part('brake-fluid', 'Brake fluid', 'Minyak rem', fluid),
];
