import type { Locale } from '#edge/contract/locale.ts';
import { BatteryScreen } from '#web/domains/listings/public/battery-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { NO_HEAD } from '#web/platform/page-head/no-head.ts';
import { PageFacts } from '#web/platform/page-head/page-facts.tsx';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/** One shell for every listing; next.config.ts rewrites to it, and the server tells it what it is opened for. */
const SHELL = '-';

export const metadata = NO_HEAD;
export const dynamicParams = false;
export const generateStaticParams = () => [{ listingId: SHELL }];

export default async function SellMyBattery({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['listings', 'errors', 'validation']}>
      <Container className="pt-8 pb-20 sm:pt-12">
        <PageFacts />
        <BatteryScreen />
      </Container>
    </ClientMessages>
  );
}
