import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { X } from '#web/ui/icons.ts';
import { DEMO_DISMISS } from './late-ids.ts';

/** Says once for the whole site that it is a demonstration, so that no card has to. */
export async function DemoRibbon() {
  const t = await getScopedI18n('frame');
  return (
    <aside
      aria-label={t('demo.label')}
      className="flex min-h-9 items-center justify-center gap-1 bg-sunken pl-4 text-muted text-sm [html[data-demo=read]_&]:hidden"
    >
      <p className="py-1">{t('demo.text')}</p>
      <button
        type="button"
        id={DEMO_DISMISS}
        aria-label={t('demo.dismiss')}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:text-ink"
      >
        <X size={16} />
      </button>
    </aside>
  );
}
