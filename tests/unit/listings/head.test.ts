import { expect, it } from 'vitest';
import { LOCALES } from '#edge/contract/locale.ts';
import { listingHead } from '#web/domains/listings/public/listing-head.ts';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';

it.each(['motorcycle', 'battery'] as const)(
  'an offer of a %s has an address in each language',
  (kind) => {
    const offer = { id: 'lst_1', description: 'As new.' } as OfferFragment;
    const { paths } = listingHead(kind, offer, 'ALVA CERVO');
    for (const locale of LOCALES) expect(paths[locale]).toBe(`/sell-my-${kind}/lst_1`);
  },
);
