import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { ProveAgainHost } from './prove-again-host.tsx';

/** For pages with something that wants a fresh sign-in: asks for it where it is wanted, and goes on. */
export function ProveAgain() {
  return (
    <ClientMessages scopes={['account', 'errors', 'validation']}>
      <ProveAgainHost />
    </ClientMessages>
  );
}
