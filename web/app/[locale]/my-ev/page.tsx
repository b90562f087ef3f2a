import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { GarageScreen } from '#web/domains/garage/list/garage-screen.tsx';
import { GarageWaiting } from '#web/domains/garage/list/garage-waiting.tsx';
import { Offers } from '#web/domains/sharing/offers/offers.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { RememberView } from '#web/platform/last-view/remember-view.tsx';
import { lastViewScript } from '#web/platform/last-view/stored-view.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'my-ev';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function MyEv({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['garage', 'sharing', 'outbox', 'guard']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-16">
        <Protected waiting={<GarageWaiting />}>
          <RememberView>
            <Offers />
            <GarageScreen />
          </RememberView>
        </Protected>
        <script>{lastViewScript}</script>
      </Container>
    </ClientMessages>
  );
}
