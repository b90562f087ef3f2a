import { byLocale } from '#edge/contract/locale.ts';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';
import type { PageHead } from '#web/platform/page-head/page-head.ts';

const LONGEST = 160;

/** What a link to a listing looks like where it is shared. @param title without the brand */
export const listingHead = (
  kind: 'motorcycle' | 'battery',
  { id, description }: OfferFragment,
  title: string,
): PageHead => ({
  title: `${title} | ALVA`,
  description: description.slice(0, LONGEST),
  paths: byLocale(() => `/sell-my-${kind}/${id}`),
});
