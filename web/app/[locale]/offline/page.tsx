import type { Metadata } from 'next';
import { OfflinePage } from '#web/domains/sync/offline-page.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';

type Props = { params: Promise<{ locale: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  setStaticParamsLocale((await params).locale);
  const t = await getScopedI18n('offline');
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false },
  };
};

export default async function Offline({ params }: Props) {
  setStaticParamsLocale((await params).locale);
  return (
    <ClientMessages scopes={['offline']}>
      <OfflinePage />
    </ClientMessages>
  );
}
