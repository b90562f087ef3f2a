import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { DeskScreen } from '../../../../domains/garage/roadside/desk/desk-screen.tsx';
import { StaffOnly } from '../../../../domains/staff/index.ts';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { Container } from '../../../../ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'pstools/roadside';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function RoadsideDesk({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('staff');
  return (
    <ClientMessages scopes={['account', 'errors', 'staff', 'ui']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 grid max-w-text gap-3">
          <Breadcrumbs
            label={t('path')}
            crumbs={[{ label: t('title'), href: '/pstools' }, { label: t('tool.roadside') }]}
          />
          <h2 className="text-4xl">{t('tool.roadside')}</h2>
          <p className="text-lg text-muted">{t('roadside.lead')}</p>
        </header>
        <StaffOnly>
          <DeskScreen />
        </StaffOnly>
      </Container>
    </ClientMessages>
  );
}
