import { BackToList } from '../../../../domains/stations/detail/back-to-list.tsx';
import { StationScreen } from '../../../../domains/stations/detail/station-screen.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';
import { Container } from '../../../../ui/container.tsx';
import { ArrowLeft } from '../../../../ui/icons.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/** One shell for every station, so that it opens without signal; next.config.ts rewrites to it. */
const SHELL = '-';
/** What the head says until the browser knows which station it is. */
const PAGE = 'charging-station';

export const dynamicParams = false;
export const generateStaticParams = () => [{ stationId: SHELL }];

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function ChargingStation({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('stations');
  return (
    <ClientMessages scopes={['stations']}>
      <Container className="pt-6 pb-20">
        <BackToList>
          <ArrowLeft size={18} aria-hidden="true" />
          {t('detail.back')}
        </BackToList>
        <StationScreen />
      </Container>
    </ClientMessages>
  );
}
