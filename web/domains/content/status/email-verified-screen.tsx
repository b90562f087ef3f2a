import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Container } from '#web/ui/container.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Where the link in the verification mail ends (status key EMAIL_VERIFIED). */
export async function EmailVerifiedScreen() {
  const t = await getScopedI18n('frame');
  return (
    <Container className="py-10">
      <EmptyState
        icon={<CircleCheck size={32} className="text-positive" />}
        title={t('status.EMAIL_VERIFIED')}
        action={<LinkButton href="/profile">{t('status.EMAIL_VERIFIED.action')}</LinkButton>}
      >
        {t('status.EMAIL_VERIFIED.text')}
      </EmptyState>
    </Container>
  );
}
