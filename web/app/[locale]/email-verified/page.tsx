import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import { EmailVerifiedScreen } from '../../../domains/content/status/email-verified-screen.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';

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
