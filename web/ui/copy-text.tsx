'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Copy } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';

/** A number to be typed elsewhere, with a button that copies it without its dashes and spaces. */
export function CopyText({ text, copied = text }: { text: string; copied?: string }) {
  const t = useScopedI18n('ui');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(copied);
    toast({ message: t('copied'), tone: 'positive' });
  };
  return (
    <span className="inline-flex items-center gap-1">
      <span className="font-semibold tabular-nums [overflow-wrap:anywhere]">{text}</span>
      <IconButton label={t('copy', { text })} onClick={() => void copy().catch(() => undefined)}>
        <Copy size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
