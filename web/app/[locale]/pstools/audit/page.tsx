import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { AuditScreen } from '#web/domains/staff/audit/audit-screen.tsx';
import { DeskPage } from '#web/domains/staff/desk-page.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/audit';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function AuditDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['errors', 'queues', 'staff', 'validation', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <DeskPage tool="audit">
        <AuditScreen />
      </DeskPage>
    </ClientMessages>
  );
}
