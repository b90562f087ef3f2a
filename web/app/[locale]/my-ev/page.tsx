import { Protected } from '../../../domains/account/index.ts';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import { GarageScreen } from '../../../domains/garage/list/garage-screen.tsx';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';
import { Container } from '../../../ui/container.tsx';

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
    <ClientMessages scopes={['account', 'garage']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-16">
        <Protected>
          <GarageScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
