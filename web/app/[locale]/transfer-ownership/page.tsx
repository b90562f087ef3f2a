import { Protected } from '../../../domains/account/index.ts';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import { TransferScreen } from '../../../domains/sharing/transfer/transfer-screen.tsx';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';
import { Container } from '../../../ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'transfer-ownership';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function TransferOwnership({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('transfer');
  return (
    <ClientMessages scopes={['account', 'errors', 'transfer', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </header>
        <Protected>
          <TransferScreen />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
