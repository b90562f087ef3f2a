/** Where the pictures of a model in one look are published. */
export const picture = (slug: string, look: string, file: string): string =>
  `/pictures/models/${slug}/${look}/${file}`;

/** A look is a colour, or `<colour>--<accent>` where the model has accents. */
export const lookOf = (color: string, accent?: string): string =>
  accent === undefined ? color : `${color}--${accent}`;

export const lookImages = (slug: string, look: string): string[] =>
  ['hero-1600.avif', 'side-960.avif', 'rear-960.avif', 'detail-960.avif', 'cutout-960.avif'].map(
    (file) => picture(slug, look, file),
  );

/** A part of a picture that is shown alone: the middle in percent of width and height, and how much larger. */
export interface CloseUp {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Behind the address, where the page reads it. */
export const withCloseUp = (path: string, closeUp: CloseUp | undefined): string =>
  closeUp === undefined ? path : `${path}#${closeUp.x},${closeUp.y},${closeUp.zoom}`;
