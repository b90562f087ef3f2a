import type { Text } from '../../../catalog/types.ts';
import type { Block } from '../../blocks.ts';
import { socialPicture } from '../../meta/types.ts';
import type { PageContent } from '../types.ts';

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
