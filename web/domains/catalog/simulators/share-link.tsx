'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Share2 } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';

/** Hands on this page with everything that was entered: it is all in the address. */
export function ShareLink() {
  const t = useScopedI18n('simulators');
  const share = async () => {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title: document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        toast({ message: t('share.copied'), tone: 'positive' });
      }
    } catch (error) {
      // Who closes the sharing sheet has changed their mind; nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ message: t('share.failed'), tone: 'critical' });
    }
  };
  return (
    <Button variant="quiet" onClick={() => void share()}>
      <Share2 size={18} aria-hidden="true" />
      {t('share')}
    </Button>
  );
}
