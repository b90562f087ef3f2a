import type { Look } from '#web/domains/catalog/look.ts';
import type { Shot } from '#web/domains/catalog/shots.ts';
import type { ProductListQuery } from '#web/platform/graphql/generated/content.ts';

type Listed = ProductListQuery['products'][number];

/** A model with the picture that stands for it in lists. */
export interface ListedModel extends Omit<Listed, 'components'> {
  readonly look: Look;
  readonly shot: Shot | null;
  /** Battery options it is sold with. */
  readonly batteries: readonly string[];
}

export const rangeOf = (model: Pick<ListedModel, 'mainFeatures'>) =>
  model.mainFeatures.find(({ category }) => category === 'range');
