import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { EmailVerifiedScreen } from '#web/domains/content/status/email-verified-screen.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'email-verified';

export const generateMetadata = async ({ params }: Props) => ({
  ...(await pageMetadata(PAGE, (await params).locale)),
  robots: { index: false },
});

export default async function EmailVerifiedPage({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={PAGE} locale={locale} />
      <EmailVerifiedScreen />
    </>
  );
}
