import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { StaffOnly } from '#web/domains/staff/index.ts';
import { PaletteButton } from '#web/domains/staff/palette/palette-key.tsx';
import { QueueOverview } from '#web/domains/staff/queues/queue-overview.tsx';
import { ToolsScreen } from '#web/domains/staff/tools-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function StaffTools({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('staff');
  const queues = await getScopedI18n('queues');
  return (
    <ClientMessages scopes={['queues', 'staff', 'guard', 'errors', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </header>
        <StaffOnly>
          <div className="grid gap-12">
            <section className="grid gap-4" aria-labelledby="queues-title">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 id="queues-title" className="text-2xl">
                  {queues('title')}
                </h3>
                <PaletteButton />
              </div>
              <QueueOverview />
            </section>
            <section className="grid gap-4" aria-labelledby="tools-title">
              <h3 id="tools-title" className="text-2xl">
                {queues('tools')}
              </h3>
              <ToolsScreen />
            </section>
          </div>
        </StaffOnly>
      </Container>
    </ClientMessages>
  );
}
