import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { SettingsOverview } from '#web/domains/account/settings/overview.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'settings';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Settings({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('settings');
  return (
    <ClientMessages scopes={['settings', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-4xl pt-10 pb-20 sm:pt-16">
        <header className="mb-8">
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </header>
        <Protected>
          <SettingsOverview />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
