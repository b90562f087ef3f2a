import type { Locale } from '#edge/contract/locale.ts';
import { StationScreen } from '#web/domains/stations/detail/station-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { NO_HEAD } from '#web/platform/page-head/no-head.ts';
import { PageFacts } from '#web/platform/page-head/page-facts.tsx';
import { BackToList } from '#web/ui/back-to-list.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/**
 * One shell for every station, so that it opens without signal; next.config.ts rewrites to it,
 * and proxy.ts gives it a head.
 */
const SHELL = '-';

export const metadata = NO_HEAD;
export const dynamicParams = false;
export const generateStaticParams = () => [{ stationId: SHELL }];

export default async function ChargingStation({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('stations');
  return (
    <ClientMessages scopes={['push', 'stations', 'validation']}>
      <Container className="pt-6 pb-20">
        <div className="mb-6">
          <BackToList href="/charging-station">
            <ArrowLeft size={18} aria-hidden="true" />
            {t('detail.back')}
          </BackToList>
        </div>
        <PageFacts />
        <StationScreen />
      </Container>
    </ClientMessages>
  );
}
