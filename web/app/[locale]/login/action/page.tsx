import { ActionScreen } from '../../../../domains/account/action/action-screen.tsx';
import { SignInFrame } from '../../../../domains/account/sign-in/sign-in-frame.tsx';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'login/action';

export const generateMetadata = async ({ params }: Props) => ({
  ...(await pageMetadata(PAGE, (await params).locale)),
  robots: { index: false },
});

export default async function Action({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'errors', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <SignInFrame>
        <ActionScreen />
      </SignInFrame>
    </ClientMessages>
  );
}
