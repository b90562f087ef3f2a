'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { hostToasts, type Toast } from './toast.ts';
import { admit, TOAST_MS } from './toast-queue.ts';

/** A sentence that says what just happened does not wait longer than this for the script that draws it. */
const SCRIPT_MS = 1000;

const loadScript = () =>
  Promise.race([
    import('./toast-sonner.tsx').catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, SCRIPT_MS)),
  ]);

/** Draws toasts; what draws them well is loaded with the first one. */
export function ToastHost() {
  const t = useScopedI18n('ui');
  const up = useRef<readonly string[]>([]);
  const [plain, setPlain] = useState<readonly Toast[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<{ label: string }> | null>(null);

  useEffect(() => {
    const show = async (each: Toast) => {
      const script = await loadScript();
      const id = `${each.tone ?? 'neutral'}:${each.message}`;
      const next = admit(up.current, id);
      if (!next.isNew) return;
      up.current = next.up;
      const left = () => {
        up.current = up.current.filter((other) => other !== id);
      };
      if (script === undefined) {
        setPlain((before) => [...before, each].slice(-next.up.length));
        setTimeout(() => {
          left();
          setPlain((before) => before.filter((other) => other !== each));
        }, TOAST_MS);
        return;
      }
      const { StyledToaster, sonner } = script;
      setToaster(() => StyledToaster);
      for (const gone of next.pushedOut) sonner.dismiss(gone);
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

  return (
    <>
      <PlainToasts toasts={plain} />
      {Toaster ? <Toaster label={t('toast.label')} /> : null}
    </>
  );
}
