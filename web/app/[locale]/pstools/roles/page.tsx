import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { DeskPage } from '#web/domains/staff/desk-page.tsx';
import { RolesScreen } from '#web/domains/staff/rights/roles-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/roles';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function RolesDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['errors', 'queues', 'staff', 'validation', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <DeskPage tool="roles">
        <RolesScreen />
      </DeskPage>
    </ClientMessages>
  );
}
