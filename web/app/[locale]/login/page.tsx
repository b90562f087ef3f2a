import type { Locale } from '#edge/contract/locale.ts';
import { LoginScreen } from '#web/domains/account/sign-in/login-screen.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'login';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Login({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'errors', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <LoginScreen />
    </ClientMessages>
  );
}
