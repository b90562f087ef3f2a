import type { Block } from '#db/content/content/blocks.ts';
import { socialPicture } from '#db/content/content/meta/types.ts';
import type { PageContent } from '#db/content/content/pages/types.ts';
import type { Text } from '#edge/contract/locale.ts';

export interface Post {
  readonly slug: string;
  readonly category: 'story' | 'press';
  readonly publishedOn: string;
  /** Model whose picture stands above it. */
  readonly model: string;
  /** Its first one when left out. */
  readonly color?: string;
  readonly title: Text;
  readonly summary: Text;
  readonly blocks: readonly Block[];
}

export const post = ({ slug, model, color, ...rest }: Post): PageContent => ({
  name: `posts/${slug}`,
  kind: 'post',
  image: socialPicture(model, color),
  ...rest,
});
