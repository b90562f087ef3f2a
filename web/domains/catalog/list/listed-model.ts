import type { Look } from '#web/domains/catalog/look.ts';
import type { Shot } from '#web/domains/catalog/shots.ts';
import type { ProductListQuery } from '#web/platform/graphql/generated/content.ts';

type Listed = ProductListQuery['products'][number];

/** A model with the picture that stands for it in lists. */
export interface ListedModel extends Omit<Listed, 'components'> {
  readonly look: Look;
  readonly shot: Shot | null;
  /** The same look for the dark theme. */
  readonly cutout: Shot | null;
  /** What every card shows, so that cards can be compared; written at the build, as `Intl` is slow to begin on a phone. */
  readonly figures: readonly {
    readonly name: string;
    readonly text: string;
    readonly unit: string;
  }[];
  /** Battery options it is sold with. */
  readonly batteries: readonly string[];
}

export const rangeOf = (model: Pick<ListedModel, 'mainFeatures'>) =>
  model.mainFeatures.find(({ category }) => category === 'range');
