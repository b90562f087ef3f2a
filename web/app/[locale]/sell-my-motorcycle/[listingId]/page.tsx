import type { Locale } from '#edge/contract/locale.ts';
import { headOf } from '#web/domains/listings/public/head.ts';
import { motorcycleOnOffer, outlineOf } from '#web/domains/listings/public/load.ts';
import { MotorcycleView } from '#web/domains/listings/public/motorcycle-view.tsx';
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
  const { page, standing } = await motorcycleOnOffer(listingId);
  if (page === null) return { title: `${t(`gone.${standing}`)} | ALVA`, robots: { index: false } };
  return headOf(
    {
      path: `sell-my-motorcycle/${listingId}`,
      what: `${page.productName} ${page.productionYear}`,
      price: Number(page.listing.price),
      description: page.listing.description,
      image: page.listing.photos[0]?.url ?? page.snapshot,
    },
    locale,
    t,
  );
};

export default async function SellMyMotorcycle({ params }: Props) {
  const { locale, listingId } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('listings');
  const [{ page, standing }, outline] = await Promise.all([
    motorcycleOnOffer(listingId),
    outlineOf(`sell-my-motorcycle/${listingId}`, locale),
  ]);
  if (page === null) return <Gone standing={standing} t={t} />;
  return (
    <ClientMessages scopes={['listings', 'errors', 'validation']}>
      <MotorcycleView page={page} outline={outline} locale={locale} now={Date.now()} t={t} />
    </ClientMessages>
  );
}
