import type { Block } from '#db/content/content/blocks.ts';
import { socialPicture } from '#db/content/content/meta/types.ts';
import type { PageContent } from '#db/content/content/pages/types.ts';
import type { Text } from '#edge/contract/locale.ts';

export interface Promo {
  readonly slug: string;
  /** First and last day, calendar days in Jakarta. */
  readonly validOn: readonly [first: string, last: string];
  /** Model whose picture stands above it. */
  readonly model: string;
  /** Its first one when left out. */
  readonly color?: string;
  readonly title: Text;
  readonly summary: Text;
  readonly blocks: readonly Block[];
}

export const promo = ({ slug, model, color, ...rest }: Promo): PageContent => ({
  name: `promos/${slug}`,
  kind: 'promo',
  image: socialPicture(model, color),
  publishedOn: rest.validOn[0],
  ...rest,
});
