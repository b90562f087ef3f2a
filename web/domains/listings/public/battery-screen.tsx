'use client';

import { rupiah } from '#edge/contract/money.ts';
import { SellMyBatteryDocument } from '#web/platform/graphql/generated/main/sell-my-battery.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { BatteryView } from './battery-view.tsx';
import { listingHead } from './listing-head.ts';
import { ListingScreen } from './listing-screen.tsx';
import { useListingId } from './use-listing-id.ts';

/** A battery on offer, by the id in the address. */
export function BatteryScreen() {
  const t = useScopedI18n('listings');
  const locale = useLocale();
  const id = useListingId();
  const answer = useMain(SellMyBatteryDocument, id === null ? null : { id });
  const data = answer.sent?.id === id ? answer.data : undefined;
  const page = data?.getSellMyBatteryPage;
  const title = page && {
    what: `${t('kind.BATTERY')} ${page.model}`,
    price: rupiah(Number(page.listing.price)),
  };
  return (
    <ListingScreen
      page={page}
      state={data?.listingStanding.state}
      isFaulty={answer.fault !== undefined}
      onRetry={answer.retry}
      head={page && title ? listingHead('battery', page.listing, t('head.title', title)) : null}
      pageName={id === null ? null : 'sell-my-battery'}
    >
      {(shown, outline) => <BatteryView page={shown} outline={outline} locale={locale} t={t} />}
    </ListingScreen>
  );
}
