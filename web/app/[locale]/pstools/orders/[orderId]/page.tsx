import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { DeskOrderScreen } from '#web/domains/orders/desk/order-screen.tsx';
import { StaffOnly } from '#web/domains/staff/index.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/orders';
/** One shell for every order; next.config.ts rewrites to it. */
const SHELL = '-';

export const dynamicParams = false;
export const generateStaticParams = () => [{ orderId: SHELL }];

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function OrderDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages
      scopes={[
        'complaints',
        'courier',
        'errors',
        'financing',
        'orderDesk',
        'orders',
        'payments',
        'picker',
        'purchases',
        'queues',
        'staff',
        'validation',
        'guard',
      ]}
    >
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-6xl pt-8 pb-20 sm:pt-12">
        <StaffOnly tool="orders">
          <DeskOrderScreen />
        </StaffOnly>
      </Container>
    </ClientMessages>
  );
}
