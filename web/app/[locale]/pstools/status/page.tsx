import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { DeskPage } from '#web/domains/staff/desk-page.tsx';
import { StatusScreen } from '#web/domains/staff/status/status-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/status';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function StatusDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['statusDesk', 'queues', 'staff', 'guard', 'validation', 'errors']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <DeskPage tool="status">
        <StatusScreen />
      </DeskPage>
    </ClientMessages>
  );
}
