'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { X } from '#web/ui/icons.ts';
import { DEMO_READ_KEY } from './demo-read.ts';

/** Says once for the whole site that it is a demonstration, so that no card has to. */
export function DemoRibbon() {
  const t = useScopedI18n('shell');
  const dismiss = (): void => {
    document.documentElement.dataset.demo = 'read';
    try {
      localStorage.setItem(DEMO_READ_KEY, '1');
    } catch {
      // Storage refused: it is gone for this page.
    }
  };
  return (
    <aside
      aria-label={t('demo.label')}
      className="flex min-h-9 items-center justify-center gap-1 bg-sunken pl-4 text-muted text-sm [html[data-demo=read]_&]:hidden"
    >
      <p className="py-1">{t('demo.text')}</p>
      <button
        type="button"
        aria-label={t('demo.dismiss')}
        onClick={dismiss}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:text-ink"
      >
        <X size={16} />
      </button>
    </aside>
  );
}
