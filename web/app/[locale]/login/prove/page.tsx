import type { Locale } from '#edge/contract/locale.ts';
import { ProveScreen } from '#web/domains/account/sign-in/prove-screen.tsx';
import { SignInFrame } from '#web/domains/account/sign-in/sign-in-frame.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'login/prove';

export const generateMetadata = async ({ params }: Props) => ({
  ...(await pageMetadata(PAGE, (await params).locale)),
  robots: { index: false },
});

export default async function Prove({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['account', 'guard', 'errors', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <SignInFrame>
        <ProveScreen />
      </SignInFrame>
    </ClientMessages>
  );
}
