import type { Locale } from '#edge/contract/locale.ts';

import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { TrackScreen } from '#web/domains/orders/tracking/track-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'track-order';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function TrackOrder({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const head = await getScopedI18n('purchases');
  return (
    <ClientMessages scopes={['orders', 'purchases', 'validation', 'errors']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="max-w-2xl pt-10 pb-20 sm:pt-16">
        <header className="mb-8">
          <h2 className="text-4xl">{head('track.title')}</h2>
          <p className="mt-3 text-lg text-muted">{head('track.lead')}</p>
        </header>
        <TrackScreen />
      </Container>
    </ClientMessages>
  );
}
