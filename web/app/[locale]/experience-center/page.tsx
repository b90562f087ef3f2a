import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { placesAtBuild } from '#web/domains/places/at-build.ts';
import { PlacesScreen } from '#web/domains/places/list/places-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'experience-center';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function ExperienceCenters({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('places');
  return (
    <ClientMessages scopes={['places']}>
      <PageHeadings pageName={PAGE} locale={locale} isTop />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('list.title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('list.lead')}</p>
        </header>
        <PlacesScreen built={await placesAtBuild()} />
      </Container>
    </ClientMessages>
  );
}
