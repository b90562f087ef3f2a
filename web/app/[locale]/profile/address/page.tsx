import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { AddressScreen } from '#web/domains/places/address/address-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'profile/address';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function DeliveryAddress({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('picker');
  return (
    <ClientMessages scopes={['picker', 'validation', 'errors', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-16">
        <div className="mx-auto max-w-3xl">
          <header className="mb-8">
            <h2 className="text-4xl">{t('address.title')}</h2>
            <p className="mt-3 text-lg text-muted">{t('address.lead')}</p>
          </header>
          <Protected>
            <AddressScreen />
          </Protected>
        </div>
      </Container>
    </ClientMessages>
  );
}
