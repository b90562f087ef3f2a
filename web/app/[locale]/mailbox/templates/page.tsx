import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { TemplateGallery } from '#web/domains/notifications/mailbox/template-gallery.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  setStaticParamsLocale((await params).locale);
  const t = await getScopedI18n('notifications');
  return { title: t('gallery.title'), robots: { index: false } };
};

/** For whoever writes messages; a site in production does not have this page. */
const shown = process.env.NODE_ENV === 'development' || process.env.ALVA_ENV === 'embedded';

export default async function MessageTemplates({ params }: Props) {
  setStaticParamsLocale((await params).locale);
  if (!shown) notFound();
  return (
    <ClientMessages scopes={['notifications']}>
      <TemplateGallery />
    </ClientMessages>
  );
}
