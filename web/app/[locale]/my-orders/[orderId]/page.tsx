import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { OrderScreen } from '#web/domains/orders/detail/order-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'my-orders';
/** One shell for every order, so that it opens without signal; next.config.ts rewrites to it. */
const SHELL = '-';

export const dynamicParams = false;
export const generateStaticParams = () => [{ orderId: SHELL }];

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Order({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);

  return (
    <ClientMessages
      scopes={[
        'courier',
        'checkout',
        'complaints',
        'disclosure',
        'financing',
        'orders',
        'payments',
        'purchases',
        'push',
        'receipts',
        'picker',
        'validation',
        'errors',
        'guard',
      ]}
    >
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-6xl pt-8 pb-20 sm:pt-12">
        <Protected>
          <OrderScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
