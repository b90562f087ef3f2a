import type { Block } from '#db/content/content/blocks.ts';
import type { PageContent } from '#db/content/content/pages/types.ts';
import type { Text } from '#edge/contract/locale.ts';

export interface Promo {
  readonly slug: string;
  /** First and last day, calendar days in Jakarta. */
  readonly validOn: readonly [first: string, last: string];
  /** Path of the picture above it: of what one gets. */
  readonly image: string;
  readonly title: Text;
  readonly summary: Text;
  readonly blocks: readonly Block[];
}

export const promo = ({ slug, ...rest }: Promo): PageContent => ({
  name: `promos/${slug}`,
  kind: 'promo',
  publishedOn: rest.validOn[0],
  ...rest,
});
