import type { Locale } from '#edge/contract/locale.ts';
import { NotFoundScreen } from '#web/domains/content/not-found/not-found-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

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
