/** Line drawings in a 240 square: white shapes with ink lines, one light shade, drawn back to front. */
export const SHADE = '#DDE3E9';
const LINE = 'stroke="#0B0F14" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"';
const THIN = 'stroke="#0B0F14" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"';

const n = (v: number): string => String(Math.round(v * 10) / 10);

export const shape = (d: string, fill = '#FFFFFF'): string => `<path d="${d}" fill="${fill}" ${LINE}/>`;
export const line = (d: string): string => `<path d="${d}" fill="none" ${LINE}/>`;
export const thin = (d: string): string => `<path d="${d}" fill="none" ${THIN}/>`;
export const shade = (d: string): string => `<path d="${d}" fill="${SHADE}"/>`;

export const circle = (x: number, y: number, r: number, fill = '#FFFFFF'): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${LINE}/>`;
export const hole = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#F7F8F9" ${THIN}/>`;
export const thinCircle = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" ${THIN}/>`;
export const rect = (x: number, y: number, w: number, h: number, r = 6, fill = '#FFFFFF'): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${LINE}/>`;

/** A round thing seen from its side: an ellipse. */
export const oval = (x: number, y: number, rx: number, ry: number, fill = '#FFFFFF'): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${LINE}/>`;

export const turn = (degrees: number, inner: string, x = 120, y = 120): string =>
  `<g transform="rotate(${n(degrees)} ${x} ${y})">${inner}</g>`;
/** The other hand of something drawn for the left. */
export const flip = (inner: string): string => `<g transform="translate(240 0) scale(-1 1)">${inner}</g>`;
/** The same thing smaller or larger about the middle. */
export const scale = (k: number, inner: string): string =>
  `<g transform="translate(${n(120 - 120 * k)} ${n(120 - 120 * k)}) scale(${k})">${inner}</g>`;

/** n copies around a point. */
export const around = (count: number, inner: string, start = 0): string =>
  Array.from({ length: count }, (_, i) => turn(start + (i * 360) / count, inner)).join('');

/** A thick line with an outline: hoses, tubes, wires. */
export const hose = (d: string, width: number, fill = '#FFFFFF'): string =>
  `<path d="${d}" fill="none" stroke="#0B0F14" stroke-width="${width + 6}" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const bolt = (x: number, y: number, r = 6): string => circle(x, y, r) + thinCircle(x, y, r * 0.4);

/** The finished drawing on paper, so that it reads on light and on dark pages. */
export const sheet = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect width="240" height="240" rx="12" fill="#F7F8F9"/>${inner}</svg>\n`;
