import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { BookScreen } from '#web/domains/test-rides/book-screen.tsx';
import { rideModelsAtBuild } from '#web/domains/test-rides/models-at-build.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'test-ride/book';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Page({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('testRide');
  const models = await rideModelsAtBuild(locale);
  return (
    <ClientMessages scopes={['testRide', 'validation', 'errors', 'guard', 'picker']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-3xl pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('form.title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('form.lead')}</p>
        </header>
        <BookScreen models={models} />
      </Container>
    </ClientMessages>
  );
}
