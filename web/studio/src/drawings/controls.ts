import { part, type PartDrawing } from './part.ts';
import { bolt, circle, flip, hole, hose, line, rect, shade, shape, SHADE, thin, thinCircle, turn } from './pen.ts';

const mirror = hose('M158 206c-4-50-30-40-30-86', 8, SHADE) + shape('M42 60c0-18 12-26 30-26h76c24 0 40 14 36 36l-6 28c-4 18-16 24-34 24H84c-20 0-30-8-34-24z') +
  shape('M54 62c0-12 8-18 22-18h68c18 0 30 10 27 26l-4 20c-3 14-12 20-26 20H88c-16 0-24-6-27-18z', SHADE) + thin('M76 92l40-40M92 98l44-44') + circle(158, 208, 10);
const grip = turn(-30, rect(36, 92, 150, 56, 20) + Array.from({ length: 9 }, (_, i) => thin(`M${56 + i * 13} 94v52`)).join('') + rect(176, 86, 28, 68, 10, SHADE));
const throttle = turn(-30, rect(24, 94, 120, 52, 18) + Array.from({ length: 7 }, (_, i) => thin(`M${42 + i * 13} 96v48`)).join('') + rect(138, 78, 62, 84, 12, SHADE) + bolt(152, 94, 5) + bolt(186, 146, 5)) + hose('M176 60c26-6 34 10 36 34', 6, SHADE);
const barEnd = shape('M70 96h60c30 0 50 10 50 24s-20 24-50 24H70z') + shade('M74 124h104c-6 10-22 16-48 16H74z') + thin('M90 97v46M100 97v46') + rect(40, 106, 30, 28, 4, SHADE);
const switches = (extra: string): string => rect(62, 46, 116, 148, 26) + rect(76, 62, 88, 34, 10, SHADE) + thin('M98 79h44M132 71l10 8-10 8') + circle(120, 124, 17) + thinCircle(120, 124, 8) + extra + line('M120 194v22');
const SWITCH_LEFT = switches(rect(86, 152, 68, 26, 13, SHADE) + thin('M108 165h24'));
const SWITCH_RIGHT = switches(circle(98, 166, 11, SHADE) + circle(142, 166, 11, SHADE));
const dash = shape('M34 84c0-18 12-28 30-28h112c18 0 30 10 30 28v64c0 22-14 36-36 36H70c-22 0-36-14-36-36z') + rect(50, 72, 140, 82, 10, SHADE) + line('M76 136a46 46 0 0 1 88 0') + line('M120 132l22-28') + thin('M66 90h20M154 90h20') + bolt(54, 170, 4) + bolt(186, 170, 4);
const fob = shape('M78 46c0-14 10-22 24-22h36c14 0 24 8 24 22v92c0 24-16 40-42 40s-42-16-42-40z') + rect(94, 44, 52, 24, 12, SHADE) + circle(120, 100, 15) + thin('M112 100h16M120 92v16') + circle(120, 142, 12) + hose('M120 180v14', 4) + circle(120, 208, 14, 'none');
const bar = hose('M30 104c30-8 44 0 54 18s16 24 36 24 26-6 36-24 24-26 54-18', 15, SHADE) + rect(104, 132, 32, 30, 6) + bolt(113, 147, 4) + bolt(127, 147, 4);
const cable = hose('M44 60c50-20 90 0 70 50s-10 80 40 70 40-30 42-60', 7) + rect(28, 50, 26, 18, 4, SHADE) + rect(186, 96, 20, 26, 4, SHADE) + hole(41, 59, 3);

export const CONTROLS: readonly PartDrawing[] = [
  part('mirror-left', 'Left mirror', 'Spion kiri', mirror),
  part('mirror-right', 'Right mirror', 'Spion kanan', flip(mirror)),
  part('grip-left', 'Left grip', 'Karet setang kiri', grip),
  part('throttle-grip', 'Throttle grip', 'Gas tangan', throttle),
  part('bar-end', 'Bar-end weight', 'Jalu setang', barEnd),
  part('switch-left', 'Left switches', 'Sakelar kiri', SWITCH_LEFT),
  part('switch-right', 'Right switches', 'Sakelar kanan', SWITCH_RIGHT),
  part('handlebar', 'Handlebar', 'Setang', bar),
  part('dashboard', 'Dashboard', 'Panel instrumen', dash),
  part('key-fob', 'Key fob', 'Kunci pintar', fob),
  part('seat-lock-cable', 'Seat lock cable', 'Kabel kunci jok', cable),
];
