import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { MarketScreen } from '#web/domains/listings/market/market-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'shop/used';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Used({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('market');
  return (
    <ClientMessages scopes={['market']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
          <p className="mt-3">
            <TextLink href="/my-listings">{t('sell')}</TextLink>
          </p>
        </header>
        <MarketScreen />
      </Container>
    </ClientMessages>
  );
}
