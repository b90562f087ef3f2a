'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { hostToasts, type Toast } from './toast.ts';
import { admit } from './toast-queue.ts';

/** Draws toasts; what draws them is loaded with the first one. */
export function ToastHost() {
  const t = useScopedI18n('ui');
  const up = useRef<readonly string[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<{ label: string }> | null>(null);

  useEffect(() => {
    const show = async (each: Toast) => {
      const { StyledToaster, sonner } = await import('./toast-sonner.tsx');
      setToaster(() => StyledToaster);
      const id = `${each.tone ?? 'neutral'}:${each.message}`;
      const next = admit(up.current, id);
      if (!next.isNew) return;
      up.current = next.up;
      for (const gone of next.pushedOut) sonner.dismiss(gone);
      const left = () => {
        up.current = up.current.filter((other) => other !== id);
      };
      const raise = { neutral: sonner, positive: sonner.success, critical: sonner.error };
      raise[each.tone ?? 'neutral'](each.message, {
        id,
        onAutoClose: left,
        onDismiss: left,
        ...(each.action ? { action: each.action } : {}),
      });
    };
    return hostToasts((each) => void show(each));
  }, []);

  return Toaster ? <Toaster label={t('toast.label')} /> : null;
}
