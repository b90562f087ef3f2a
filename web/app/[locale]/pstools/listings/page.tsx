import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { DeskScreen } from '../../../../domains/listings/desk/desk-screen.tsx';
import { DeskPage } from '../../../../domains/staff/desk-page.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/listings';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function ListingsDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'errors', 'listings', 'staff', 'ui']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <DeskPage tool="listings">
        <DeskScreen />
      </DeskPage>
    </ClientMessages>
  );
}
