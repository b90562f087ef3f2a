import { RegisterScreen } from '../../../../domains/account/register/register-screen.tsx';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'login/register';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Register({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'errors', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <RegisterScreen />
    </ClientMessages>
  );
}
