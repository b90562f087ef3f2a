import type { Locale } from '#edge/contract/locale.ts';
import { PressScreen } from '#web/domains/content/news/press-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'whats-new/press-release';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function PressRelease({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={PAGE} locale={locale} />
      <PressScreen locale={locale} />
    </>
  );
}
