import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { PreferencesScreen } from '#web/domains/notifications/preferences/preferences-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'notifications/preferences';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Preferences({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['notifications', 'push', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-4xl pt-10 pb-20 sm:pt-16">
        <Protected>
          <PreferencesScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
