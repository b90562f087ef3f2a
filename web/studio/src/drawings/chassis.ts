import { part, type PartDrawing } from './part.ts';
import { bolt, circle, flip, hole, hose, line, oval, rect, shade, shape, SHADE, thin, thinCircle, turn } from './pen.ts';

const coil = Array.from({ length: 7 }, (_, i) => hose(`M88 ${74 + i * 15}l64 8`, 6, SHADE)).join('');
const shock = turn(18, circle(120, 32, 15) + hole(120, 32, 6) + rect(104, 44, 32, 22, 5) + rect(113, 60, 14, 120, 2) + coil + rect(100, 176, 40, 16, 4) + circle(120, 206, 15) + hole(120, 206, 6));
const spring = Array.from({ length: 9 }, (_, i) => hose(`M76 ${48 + i * 16}l88 10`, 7, SHADE)).join('');
const leg = turn(14, rect(109, 18, 22, 104, 4) + thin('M116 24v90') + rect(100, 112, 40, 12, 4, SHADE) + rect(102, 122, 36, 88, 8) + shade('M122 126h12v80h-12z') + circle(120, 206, 15) + hole(120, 206, 6));
const seal = oval(120, 128, 80, 46) + oval(120, 116, 80, 46, SHADE) + oval(120, 116, 52, 28) + oval(120, 118, 40, 20, '#F7F8F9');
const headset = [60, 116, 172].map((y, i) => oval(120, y, 72 - i * 4, 24) + oval(120, y - 5, 72 - i * 4, 24, SHADE) + oval(120, y - 5, 44, 13, '#F7F8F9')).join('');
const swingarm = shape('M196 96c12 2 16 12 14 24s-10 20-22 18l-90 4-50 18c-14 4-24-4-24-18 0-12 8-20 20-20l56-12z') + shape('M170 108l-70 12-40 12 44 0 66-8z', SHADE) + circle(192, 117, 12) + hole(192, 117, 5) + circle(46, 142, 11) + hole(46, 142, 4);
const stand = hose('M150 50c-30 40-40 80-70 130', 12, SHADE) + circle(154, 46, 18) + hole(154, 46, 7) + shape('M54 176h48l8 18H44z') + line('M140 90l24 6');
const centre = hose('M70 60l-16 120M170 60l16 120M66 96h108', 11, SHADE) + rect(56, 40, 128, 22, 8) + hole(70, 51, 5) + hole(170, 51, 5) + shape('M34 178h40v14H34zM166 178h40v14h-40z');
const peg = shape('M40 92h54v56H40z', SHADE) + hole(58, 108, 5) + hole(58, 134, 5) + rect(94, 102, 112, 36, 12) + Array.from({ length: 6 }, (_, i) => thin(`M${114 + i * 15} 104v32`)).join('');
const seat = shape('M24 132c10-24 44-22 68-22 20 0 26-30 50-34 26-4 54-4 68 8 8 8 4 22-6 30-30 24-60 34-96 38-40 4-70 2-80-4-6-4-6-10-4-16z') + thin('M30 138c60 14 140-2 178-42') + thin('M100 108c4 16 6 26 6 42') + shade('M34 146c60 12 120 0 160-28-28 20-58 28-88 31-32 3-58 2-72-3z');
const fenderFront = shape('M26 160c10-70 60-104 112-94 42 8 66 40 76 80-24-8-40-8-50-6-8-28-30-42-56-40-34 2-58 26-62 62z') + shade('M44 152c14-56 54-80 96-72 30 6 50 28 60 54-14-4-24-4-30-2-10-30-34-46-64-42-32 4-54 28-62 62z');
const fenderRear = shape('M40 84c60-40 130-10 150 60l14 50h-22l-16-46c-18-48-70-66-114-38z') + shade('M52 94c54-32 112-6 128 52l8 30h-8l-14-42c-16-44-66-62-108-34z') + hole(70, 86, 5);
const sidePanel = shape('M22 150c20-50 60-76 110-84l78-20-20 44c-30 50-70 70-110 72z') + thin('M48 142c40-18 100-30 140-66') + shade('M52 146c44-14 90-26 126-54-26 40-60 54-96 56z') + bolt(40, 144, 4) + bolt(190, 60, 4);
const frontPanel = shape('M120 24c40 6 62 26 74 62-2 50-24 96-74 130-50-34-72-80-74-130 12-36 34-56 74-62z') + shape('M120 62c24 4 40 16 48 38-4 24-20 44-48 58-28-14-44-34-48-58 8-22 24-34 48-38z', SHADE) + thin('M120 24v38M120 158v58');
const screen = shape('M66 200c-8-70-2-130 22-170 20-6 44-6 64 0 24 40 30 100 22 170-30-14-78-14-108 0z') + thin('M92 60l-10 60M106 56l-14 80') + bolt(84, 176, 5) + bolt(156, 176, 5);
const plate = rect(44, 46, 152, 74, 8) + rect(56, 58, 128, 50, 4, SHADE) + shape('M100 120h40l-8 76h-24z') + hole(64, 83, 4) + hole(176, 83, 4) + bolt(120, 178, 5);
const screw = (x: number, y: number): string => shape(`M${x - 16} ${y}h32l-4 14h-24z`, SHADE) + rect(x - 8, y + 14, 16, 74, 3) + Array.from({ length: 7 }, (_, i) => thin(`M${x - 8} ${y + 28 + i * 8}l16 -4`)).join('');
const bushing = oval(92, 110, 46, 52) + oval(92, 110, 24, 28, '#F7F8F9') + oval(160, 136, 40, 46, SHADE) + oval(160, 136, 18, 22, '#F7F8F9');
const mat = shape('M40 60h160l14 40-14 90H40L26 100z') + Array.from({ length: 6 }, (_, i) => line(`M54 ${82 + i * 18}h132`)).join('');
const rail = hose('M36 150c20-70 60-92 84-92s64 22 84 92', 13, SHADE) + rect(24, 144, 26, 40, 6) + rect(190, 144, 26, 40, 6) + hole(37, 168, 5) + hole(203, 168, 5);
const emblem = circle(120, 120, 78) + shape('M120 66l50 108h-28l-22-50-22 50H70z', '#0B0F14') + thinCircle(120, 120, 68);

export const CHASSIS: readonly PartDrawing[] = [
  part('shock-rear', 'Rear shock absorber', 'Sokbreker belakang', shock),
  part('shock-spring', 'Shock spring', 'Per sokbreker', spring),
  part('fork-leg-left', 'Left fork leg', 'Tabung sok depan kiri', leg),
  part('fork-leg-right', 'Right fork leg', 'Tabung sok depan kanan', flip(leg)),
  part('fork-seal', 'Fork seal', 'Sil sok depan', seal),
  part('steering-bearing', 'Steering bearings', 'Komstir', headset),
  part('swingarm', 'Swingarm', 'Lengan ayun', swingarm),
  part('swingarm-bushing', 'Swingarm bushings', 'Bos lengan ayun', bushing),
  part('side-stand', 'Side stand', 'Standar samping', stand),
  part('centre-stand', 'Centre stand', 'Standar tengah', centre),
  part('foot-peg-left', 'Left foot peg', 'Pijakan kaki kiri', flip(peg)),
  part('foot-peg-right', 'Right foot peg', 'Pijakan kaki kanan', peg),
  part('seat', 'Seat', 'Jok', seat),
  part('grab-rail', 'Grab rail', 'Behel belakang', rail),
  part('front-fender', 'Front fender', 'Spakbor depan', fenderFront),
  part('rear-fender', 'Rear fender', 'Spakbor belakang', fenderRear),
  part('side-panel-left', 'Left side panel', 'Panel bodi kiri', flip(sidePanel)),
  part('side-panel-right', 'Right side panel', 'Panel bodi kanan', sidePanel),
  part('front-panel', 'Front panel', 'Panel depan', frontPanel),
  part('windscreen', 'Windscreen', 'Kaca depan', screen),
  part('floor-rubber', 'Floor rubber', 'Karet pijakan', mat),
  part('plate-holder', 'Plate holder', 'Dudukan pelat nomor', plate),
  part('emblem', 'Emblem', 'Emblem', emblem),
  part('bolt-set', 'Bolt set', 'Set baut', screw(70, 52) + screw(122, 76) + screw(174, 96)),
];
