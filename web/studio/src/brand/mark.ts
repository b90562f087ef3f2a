export const INK = '#0B0F14';
export const PAPER = '#F7F8F9';
export const ELECTRIC = '#1B4DFF';

/**
 * The mark in a 512 square: two strokes that lean together like a peak and a charge between them.
 * `scale` shrinks it about the middle, for icons that are cut to a circle.
 */
export const mark = (scale = 1): string => {
  const shift = (256 * (1 - scale)).toFixed(2);
  return `<g transform="translate(${shift} ${shift}) scale(${scale})">
<path fill="${PAPER}" d="M226 96h60l138 320h-76L256 200 164 416H88z"/>
<path fill="${ELECTRIC}" d="M256 274l60 142H196z"/>
</g>`;
};

/** The mark in the middle of an upright screen, a third of its width. */
export const splash = (width: number, height: number): string => {
  const size = width / 3;
  const place = `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 512})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${INK}"/><g transform="${place}">${mark()}</g></svg>`;
};

/** The app's icon; `radius` rounds its corners, `scale` leaves room around the mark. */
export const icon = (radius: number, scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${radius}" fill="${INK}"/>${mark(scale)}</svg>`;
