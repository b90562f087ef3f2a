import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { Checkout } from '#web/domains/orders/checkout/checkout.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'purchase';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Purchase({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('checkout');
  return (
    <ClientMessages
      scopes={[
        'checkout',
        'disclosure',
        'orders',
        'payments',
        'picker',
        'validation',
        'errors',
        'guard',
      ]}
    >
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-6xl pt-8 pb-20 sm:pt-12">
        <header className="mb-8">
          <h2 className="text-4xl">{t('head')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </header>
        <Protected>
          <Checkout />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
