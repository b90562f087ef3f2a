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
