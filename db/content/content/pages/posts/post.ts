import type { Block } from '#db/content/content/blocks.ts';
import { socialPicture } from '#db/content/content/meta/types.ts';
import type { PageContent } from '#db/content/content/pages/types.ts';
import type { Text } from '#edge/contract/locale.ts';

export interface Post {
  readonly slug: string;
  readonly category: 'story' | 'press';
  readonly publishedOn: string;
  /** Model that it is about: its picture stands above the text, and the text leads to it. */
  readonly model: string;
  /** Its first one when left out. */
  readonly color?: string;
  /** Path of another picture, of what it tells. */
  readonly image?: string;
  readonly title: Text;
  readonly summary: Text;
  readonly blocks: readonly Block[];
}

export const post = ({
  slug,
  model,
  color,
  image = socialPicture(model, color),
  ...rest
}: Post): PageContent => ({
  name: `posts/${slug}`,
  kind: 'post',
  image,
  ...rest,
});
