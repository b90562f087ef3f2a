import { NotFoundScreen } from '../../../domains/content/not-found/not-found-screen.tsx';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'not-found';

export const generateMetadata = async ({ params }: Props) => ({
  ...(await pageMetadata(PAGE, (await params).locale)),
  robots: { index: false },
});

/** Unknown paths are rewritten here (next.config.ts); static, and answered with status 404. */
export default async function NotFoundPage({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={PAGE} locale={locale} />
      <NotFoundScreen locale={locale} />
    </>
  );
}
