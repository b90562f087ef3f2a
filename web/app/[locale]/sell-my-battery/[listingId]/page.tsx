import type { Locale } from '#edge/contract/locale.ts';
import { BatteryView } from '#web/domains/listings/public/battery-view.tsx';
import { headOf } from '#web/domains/listings/public/head.ts';
import { batteryOnOffer, outlineOf } from '#web/domains/listings/public/load.ts';
import { Gone } from '#web/domains/listings/public/standing.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';

interface Props {
  params: Promise<{ locale: Locale; listingId: string }>;
}

/** Rendered for each request: a sale moves by the minute (listing-document.ts). */
export const dynamic = 'force-dynamic';
export const dynamicParams = true;

export const generateMetadata = async ({ params }: Props) => {
  const { locale, listingId } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('listings');
  const { page, standing } = await batteryOnOffer(listingId);
  if (page === null) return { title: `${t(`gone.${standing}`)} | ALVA`, robots: { index: false } };
  return headOf(
    {
      path: `sell-my-battery/${listingId}`,
      what: `${t('kind.BATTERY')} ${page.model}`,
      price: Number(page.listing.price),
      description: page.listing.description,
      image: null,
    },
    locale,
    t,
  );
};

export default async function SellMyBattery({ params }: Props) {
  const { locale, listingId } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('listings');
  const [{ page, standing }, outline] = await Promise.all([
    batteryOnOffer(listingId),
    outlineOf('sell-my-battery', locale),
  ]);
  if (page === null) return <Gone standing={standing} t={t} />;
  return (
    <ClientMessages scopes={['listings', 'errors', 'validation']}>
      <BatteryView page={page} outline={outline} locale={locale} t={t} />
    </ClientMessages>
  );
}
