import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { VehicleScreen } from '#web/domains/garage/vehicle/vehicle-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/** One shell for every motorcycle, so that it opens without signal; next.config.ts rewrites to it. */
const SHELL = '-';
/** What the head says until the browser knows which motorcycle it is. */
const PAGE = 'my-ev';

export const dynamicParams = false;
export const generateStaticParams = () => [{ vin: SHELL }];

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Vehicle({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['garage', 'service', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-16">
        <Protected>
          <VehicleScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
