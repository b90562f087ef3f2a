import { part, type PartDrawing } from './part.ts';
import { around, bolt, circle, flip, hole, hose, line, rect, shade, shape, SHADE, thin, thinCircle } from './pen.ts';

const headlamp = shape('M34 92c20-34 50-44 86-44s66 10 86 44c-4 54-38 96-86 100-48-4-82-46-86-100z') + shape('M52 98c16-24 40-32 68-32s52 8 68 32c-6 40-32 70-68 74-36-4-62-34-68-74z', SHADE) + circle(92, 112, 20) + thinCircle(92, 112, 12) + circle(148, 112, 20) + thinCircle(148, 112, 12) + line('M70 146c28 18 72 18 100 0');
const tail = shape('M28 96l34-28h116l34 28-26 62-36 16H90l-36-16z') + shape('M48 100l22-18h100l22 18-10 16H58z', SHADE) + thin('M80 84v30M100 84v30M120 84v30M140 84v30M160 84v30') + line('M66 140h108');
const indicator = shape('M60 96c30-30 90-34 120-4 10 10 10 22-4 30-40 20-92 12-116-6-8-6-8-12 0-20z') + shade('M72 102c28-22 72-24 98-4-6 6-12 8-20 10-24 4-52 2-78-6z') + thin('M90 92l6 28M112 86l4 38M136 86l2 38M158 94l-2 26') + hose('M66 116c-20 14-30 36-32 66', 9, SHADE) + rect(22, 178, 24, 22, 4);
const reflector = rect(40, 84, 160, 72, 14) + rect(52, 96, 136, 48, 8, SHADE) + Array.from({ length: 8 }, (_, i) => thin(`M${60 + i * 16} 96l16 48M${76 + i * 16 > 188 ? 188 : 76 + i * 16} 96l-16 48`)).join('');
const horn = circle(120, 112, 72) + circle(120, 112, 56, SHADE) + thinCircle(120, 112, 44) + thinCircle(120, 112, 32) + circle(120, 112, 14) + rect(104, 180, 32, 28, 4) + hole(120, 196, 5);
const controller = rect(38, 66, 164, 104, 10) + Array.from({ length: 9 }, (_, i) => thin(`M${58 + i * 15.5} 78v80`)).join('') + rect(70, 98, 100, 40, 4, SHADE) + line('M84 112h50M84 124h30') + hose('M66 172v34', 8) + hose('M96 172v40', 8, SHADE) + hose('M174 172v30', 8);
const converter = rect(52, 82, 136, 88, 10) + thin('M52 104h136') + line('M84 126h28M84 140h28M98 120v12') + line('M140 132h24') + hose('M52 150c-20 0-24 20-22 40', 6, SHADE) + hose('M188 150c20 0 24 20 22 40', 6, SHADE) + bolt(64, 93, 4) + bolt(176, 93, 4);
const fuse = (x: number): string => rect(x, 70, 46, 44, 6) + rect(x + 8, 78, 30, 16, 3, SHADE) + rect(x + 6, 114, 10, 44, 2, SHADE) + rect(x + 30, 114, 10, 44, 2, SHADE) + thin(`M${x + 11} 104c4-10 20-10 24 0`);
const relay = rect(66, 52, 108, 104, 10) + rect(82, 68, 76, 30, 4, SHADE) + thin('M92 128h18l14-12M126 128h22') + [84, 108, 132, 152].map((x) => rect(x - 5, 156, 10, 34, 2, SHADE)).join('');
const harness = hose('M36 60c60 0 40 60 84 60s30 60 84 60', 12, SHADE) + hose('M120 120c30-10 30-50 70-56', 7) + hose('M100 112c-20 20-30 40-58 70', 7) + rect(20, 48, 26, 24, 4) + rect(186, 50, 28, 24, 4) + rect(26, 176, 26, 24, 4) + rect(196, 168, 26, 24, 4);
const socket = circle(120, 116, 78) + circle(120, 116, 60, SHADE) + circle(120, 116, 50) + [[-18, -16], [18, -16], [-24, 10], [24, 10], [0, 24]].map(([x, y]) => circle(120 + x!, 116 + y!, 9, SHADE)).join('') + around(4, bolt(120, 48, 4), 45) + line('M86 194h68');
const latch = shape('M50 80h96l44 34v18l-44 34H50c-10 0-14-6-14-16V96c0-10 4-16 14-16z') + circle(84, 123, 24, SHADE) + thin('M84 107v32M68 123h32') + bolt(52, 96, 5) + bolt(52, 150, 5) + line('M150 108l20 15-20 15');
const terminal = rect(74, 40, 92, 76, 8) + [92, 120, 148].map((x) => rect(x - 8, 54, 16, 40, 3, SHADE)).join('') + rect(82, 116, 76, 22, 4) + hose('M100 140v60', 9) + hose('M140 140v60', 9, SHADE);
const bulb = circle(120, 92, 50) + thin('M100 84c8 20 32 20 40 0') + line('M104 92v40M136 92v40') + rect(96, 136, 48, 50, 6, SHADE) + thin('M96 150h48M96 164h48') + rect(110, 186, 20, 14, 4);

export const ELECTRICS: readonly PartDrawing[] = [
  part('headlamp', 'Headlamp', 'Lampu depan', headlamp),
  part('tail-lamp', 'Tail lamp', 'Lampu belakang', tail),
  part('plate-lamp', 'Plate lamp', 'Lampu pelat nomor', bulb),
  part('indicator-front-left', 'Front left indicator', 'Lampu sein depan kiri', flip(indicator)),
  part('indicator-front-right', 'Front right indicator', 'Lampu sein depan kanan', indicator),
  part('indicator-rear-left', 'Rear left indicator', 'Lampu sein belakang kiri', flip(indicator)),
  part('indicator-rear-right', 'Rear right indicator', 'Lampu sein belakang kanan', indicator),
  part('reflector', 'Reflector', 'Reflektor', reflector),
  part('horn', 'Horn', 'Klakson', horn),
  part('motor-controller', 'Motor controller', 'Kontroler motor', controller),
  part('dc-converter', 'DC converter', 'Konverter DC', converter),
  part('fuse-set', 'Fuse set', 'Set sekring', fuse(40) + fuse(98) + fuse(156)),
  part('main-relay', 'Main relay', 'Relai utama', relay),
  part('wiring-harness', 'Wiring harness', 'Kabel bodi', harness),
  part('charging-socket', 'Charging socket', 'Soket pengisian', socket),
  part('battery-latch', 'Battery latch', 'Pengunci baterai', latch),
  part('battery-connector', 'Battery connector', 'Konektor baterai', terminal),
];
