import { notFound } from 'next/navigation';
import type { Locale } from '#edge/contract/locale.ts';
import { Protected } from '#web/domains/account/index.ts';
import { Part } from '#web/domains/account/settings/part.tsx';
import { isSettingsPart, SETTINGS_PARTS } from '#web/domains/account/settings/parts.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale; part: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => SETTINGS_PARTS.map((part) => ({ part }));

export const generateMetadata = async ({ params }: Props) => {
  const { locale, part } = await params;
  return pageMetadata(`settings/${part}`, locale);
};

export default async function SettingsPartPage({ params }: Props) {
  const { locale, part } = await params;
  setStaticParamsLocale(locale);
  if (!isSettingsPart(part)) notFound();
  return (
    <ClientMessages scopes={['settings', 'account', 'errors', 'validation', 'guard']}>
      <PageHeadings pageName={`settings/${part}`} locale={locale} />
      <Container className="max-w-4xl pt-10 pb-20 sm:pt-16">
        <Protected>
          <Part part={part} />
        </Protected>
      </Container>
    </ClientMessages>
  );
}
