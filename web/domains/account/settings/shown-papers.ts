import { hasPaper } from '#edge/contract/account/paper-machine.ts';
import type { SettingsPapersQuery } from '#web/platform/graphql/generated/main.ts';

type Paper = Pick<SettingsPapersQuery['customerPapers'][number], 'kind' | 'image'>;

/** Identity and family cards are not asked of a company; a picture of one that is there can be removed. */
export const shownPapers = <P extends Paper>(
  customerType: SettingsPapersQuery['profileCustomer']['customerType'],
  papers: readonly P[],
): readonly P[] =>
  papers.filter(({ kind, image }) => hasPaper(customerType, kind) || image !== null);
