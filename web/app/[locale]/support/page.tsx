import { SupportScreen } from '../../../domains/content/help/support-screen.tsx';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';

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
