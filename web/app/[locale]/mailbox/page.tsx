import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MailboxScreen } from '#web/domains/account/mailbox/mailbox-screen.tsx';
import { SentMessages } from '#web/domains/notifications/mailbox/sent-messages.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  setStaticParamsLocale((await params).locale);
  const t = await getScopedI18n('account');
  return { title: t('mailbox.title'), robots: { index: false } };
};

/** In production mails go out, and this page does not exist. */
const shown = process.env.NODE_ENV === 'development' || process.env.ALVA_ENV === 'embedded';

export default async function Mailbox({ params }: Props) {
  setStaticParamsLocale((await params).locale);
  if (!shown) notFound();
  return (
    <ClientMessages scopes={['account', 'notifications']}>
      <MailboxScreen />
      <Container className="max-w-3xl pb-16">
        <SentMessages />
      </Container>
    </ClientMessages>
  );
}
