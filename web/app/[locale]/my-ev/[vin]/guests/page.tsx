import { Protected } from '../../../../../domains/account/index.ts';
import { PageHeadings } from '../../../../../domains/content/page-headings.tsx';
import { GuestsScreen } from '../../../../../domains/sharing/guests/guests-screen.tsx';
import { ClientMessages } from '../../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../../platform/metadata.ts';
import { Container } from '../../../../../ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/** One shell for every motorcycle, so that it opens without signal; next.config.ts rewrites to it. */
const SHELL = '-';
const PAGE = 'my-ev/*/guests';

export const dynamicParams = false;
export const generateStaticParams = () => [{ vin: SHELL }];

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Guests({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'sharing']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-16">
        <Protected>
          <GuestsScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
