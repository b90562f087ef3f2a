import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';

import { DeskPage } from '#web/domains/staff/desk-page.tsx';
import { RideDeskScreen } from '#web/domains/test-rides/desk/desk-screen.tsx';
import { rideModelsAtBuild } from '#web/domains/test-rides/models-at-build.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/test-rides';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function TestRideDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const models = await rideModelsAtBuild(locale);
  return (
    <ClientMessages
      scopes={['testRide', 'testRideDesk', 'queues', 'staff', 'guard', 'validation', 'errors']}
    >
      <PageHeadings pageName={PAGE} locale={locale} />
      <DeskPage tool="test-rides">
        <RideDeskScreen models={models} />
      </DeskPage>
    </ClientMessages>
  );
}
