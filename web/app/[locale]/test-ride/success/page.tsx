import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { SuccessScreen } from '#web/domains/test-rides/success-screen.tsx';
import { SuccessTitle } from '#web/domains/test-rides/success-title.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'test-ride/success';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('testRide');
  return (
    <ClientMessages scopes={['testRide', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-3xl pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <SuccessTitle>{t('success.title')}</SuccessTitle>
          <p className="mt-3 text-lg text-muted">{t('success.lead')}</p>
        </header>
        <SuccessScreen />
      </Container>
    </ClientMessages>
  );
}
