import { Protected } from '../../../../domains/account/index.ts';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { ListingScreen } from '../../../../domains/listings/own/listing-screen.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';
import { Container } from '../../../../ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

/** One shell for every listing, so that it opens without signal; next.config.ts rewrites to it. */
const SHELL = '-';
const PAGE = 'my-listings';

export const dynamicParams = false;
export const generateStaticParams = () => [{ listingId: SHELL }];

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function MyListing({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'listings', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-16">
        <Protected>
          <ListingScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
