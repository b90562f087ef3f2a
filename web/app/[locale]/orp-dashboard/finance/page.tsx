import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { FinanceScreen } from '#web/domains/referrals/finance/finance-screen.tsx';
import { modelsToShare } from '#web/domains/referrals/models-to-share.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'orp-dashboard/finance';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function OrpFinance({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('referrals');
  return (
    <ClientMessages scopes={['errors', 'guard', 'referrals', 'validation']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-14">
        <h2 className="mb-6 text-4xl">{t('finance.title')}</h2>
        <Protected>
          <FinanceScreen models={await modelsToShare(locale)} />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
