import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { CourierScreen } from '#web/domains/orders/courier/courier-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'delivery';

export const generateMetadata = async ({ params }: Props) => ({
  ...(await pageMetadata(PAGE, (await params).locale)),
  robots: { index: false },
});

export default async function DeliveryPage({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('courier');
  return (
    <ClientMessages scopes={['courier', 'validation', 'errors']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-xl pt-6 pb-20 sm:pt-12">
        <header className="mb-6">
          <h2 className="text-3xl">{t('title')}</h2>
          <p className="mt-2 text-muted">{t('lead')}</p>
        </header>
        <CourierScreen />
      </Container>
    </ClientMessages>
  );
}
