import type { Toast } from './toast.ts';
import { TOAST_LOOK } from './toast-look.ts';

/** Toasts where the script that draws them does not come: without signal, before the site is on the device. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 top-19 z-50 flex flex-col items-center gap-3.5"
    >
      {toasts.map((each) => (
        <div
          key={`${each.tone}:${each.message}`}
          className={`pointer-events-auto ${TOAST_LOOK.toast} ${each.tone === 'critical' ? TOAST_LOOK.error : ''}`}
        >
          {each.message}
          {each.action && (
            <button type="button" className={TOAST_LOOK.actionButton} onClick={each.action.onClick}>
              {each.action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
