import type { Size } from '../page/api.ts';

/** The studio ground alone, as an SVG: light in the middle, a little darker towards the corners. */
export function ground({ width, height }: Size): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<radialGradient id="g" cx=".5" cy=".5" r=".75">
<stop offset=".17" stop-color="#f6f7f8"/><stop offset="1" stop-color="#dbdde0"/>
</radialGradient><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`);
}
