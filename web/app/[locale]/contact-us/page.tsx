import { ContactScreen } from '../../../domains/content/contact/contact-screen.tsx';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'contact-us';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function ContactUs({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={PAGE} locale={locale} />
      <ContactScreen locale={locale} />
    </>
  );
}
