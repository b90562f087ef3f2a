import type { Locale } from '#edge/contract/locale.ts';
import { SupportScreen } from '#web/domains/content/help/support-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'support';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Support({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={PAGE} locale={locale} />
      <SupportScreen locale={locale} />
    </>
  );
}
