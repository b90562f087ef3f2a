import type { ProductListQuery } from '../../../platform/graphql/generated/content.ts';
import type { Look } from '../look.ts';
import type { Shot } from '../shots.ts';

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
