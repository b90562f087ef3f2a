'use client';

import { rupiah } from '#edge/contract/money.ts';
import { SellMyMotorcycleDocument } from '#web/platform/graphql/generated/main/sell-my-motorcycle.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useNow } from '#web/ui/use-now.ts';
import { listingHead } from './listing-head.ts';
import { ListingScreen } from './listing-screen.tsx';
import { MotorcycleView } from './motorcycle-view.tsx';
import { useListingId } from './use-listing-id.ts';

/** A motorcycle on offer, by the id in the address. */
export function MotorcycleScreen() {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const id = useListingId();
  const now = useNow();
  const answer = useMain(SellMyMotorcycleDocument, id === null ? null : { id });
  const data = answer.sent?.id === id ? answer.data : undefined;
  const page = now === null ? undefined : data?.getSellMyMotorcyclePage;
  const title = page && {
    what: `${page.productName} ${page.productionYear}`,
    price: rupiah(Number(page.listing.price)),
  };
  return (
    <ListingScreen
      page={page}
      state={data?.listingStanding.state}
      isFaulty={answer.fault !== undefined}
      onRetry={answer.retry}
      head={page && title ? listingHead('motorcycle', page.listing, t('head.title', title)) : null}
      pageName={id === null ? null : `sell-my-motorcycle/${id}`}
    >
      {(shown, outline) => (
        <MotorcycleView page={shown} outline={outline} locale={locale} now={now ?? 0} t={t} />
      )}
    </ListingScreen>
  );
}
