import type { Locale } from '#edge/contract/locale.ts';
import { PaintSection } from '#web/domains/catalog/paint/paint-section.tsx';
import { HomeScreen } from '#web/domains/content/home/home-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { CentersSection } from '#web/domains/places/centers-section.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageMetadata } from '#web/platform/metadata.ts';
import { pageUrl } from '#web/platform/page-url.ts';
import { siteOrigin } from '#web/platform/site.ts';

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
    <ClientMessages scopes={['paint', 'stations']}>
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
      <HomeScreen
        locale={locale}
        paints={<PaintSection locale={locale} />}
        centers={<CentersSection locale={locale} />}
      />
    </ClientMessages>
  );
}
