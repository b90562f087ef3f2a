import { MODELS } from '../../catalog/models/index.ts';
import { lookOf, picture } from '../../catalog/pictures.ts';

export interface Words {
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  readonly h2: string;
  readonly h3: string;
}

export interface Meta {
  /** Path without the leading slash; `*` stands for one segment, `home` for `/`. */
  readonly pageName: string;
  /** Picture for social cards. */
  readonly image: string;
  readonly en: Words;
  readonly id: Words;
}

/** A model's picture in its first look, in the size and format social networks take. */
export const socialPicture = (slug: string): string => {
  const model = MODELS.find((m) => m.slug === slug);
  if (model === undefined) throw new Error(`No such model: ${slug}`);
  return picture(slug, lookOf(model.colors[0] ?? '', model.accents[0]), 'hero-1200.jpg');
};

type Line = readonly [title: string, description: string, h1: string, h2: string, h3: string];

const words = ([title, description, h1, h2, h3]: Line): Words => ({
  title: `${title} | ALVA`,
  description,
  h1,
  h2,
  h3,
});

/** @param model whose picture is shared; CERVO where no model is meant */
export const meta = (pageName: string, en: Line, id: Line, model = 'alva-cervo'): Meta => ({
  pageName,
  image: socialPicture(model),
  en: words(en),
  id: words(id),
});
