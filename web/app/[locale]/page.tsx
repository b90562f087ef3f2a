import { HomeScreen } from '../../domains/content/home/home-screen.tsx';
import { PageHeadings } from '../../domains/content/page-headings.tsx';
import { CentersSection } from '../../domains/places/centers-section.tsx';
import { ClientMessages } from '../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../platform/i18n/server.ts';
import { JsonLd } from '../../platform/json-ld.tsx';
import { pageMetadata, pageUrl } from '../../platform/metadata.ts';
import { siteOrigin } from '../../platform/site.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'home';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Home({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['stations']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <JsonLd
        data={{
          '@type': 'Organization',
          name: 'ALVA',
          url: pageUrl(PAGE, locale),
          logo: `${siteOrigin()}/icons/icon-512.png`,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: '+62-21-5550-0180',
            areaServed: 'ID',
            availableLanguage: ['Indonesian', 'English'],
          },
        }}
      />
      <HomeScreen locale={locale} centers={<CentersSection />} />
    </ClientMessages>
  );
}
