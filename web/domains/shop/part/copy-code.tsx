'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Copy } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';

/** A workshop asks for the number; nobody should type it off a screen. */
export function CopyCode({ code }: { code: string }) {
  const t = useScopedI18n('shop');
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    );
    toast(
      done
        ? { message: t('part.copied', { code }), tone: 'positive' }
        : { message: t('part.not-copied'), tone: 'critical' },
    );
  };
  return (
    <IconButton label={t('part.copy')} onClick={() => void copy()}>
      <Copy size={18} />
    </IconButton>
  );
}
