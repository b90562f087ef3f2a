import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { NewOrderScreen } from '#web/domains/orders/desk/new-order/new-order-screen.tsx';
import { DeskPage } from '#web/domains/staff/desk-page.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/new-order';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function NewOrderDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages
      scopes={[
        'errors',
        'guard',
        'newOrder',
        'orderDesk',
        'orders',
        'queues',
        'staff',
        'validation',
      ]}
    >
      <PageHeadings pageName={PAGE} locale={locale} />
      <DeskPage tool="new-order">
        <NewOrderScreen />
      </DeskPage>
    </ClientMessages>
  );
}
