/** The side view of a model in its paint. @param accent null for a model without accents */
export const pictureOf = (slug: string, color: string, accent: string | null): string =>
  `/pictures/models/${slug}/${accent === null ? color : `${color}--${accent}`}/side-960.avif`;
