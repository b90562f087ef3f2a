'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';

/** Back, and on to what it costs; without `onNext` the form around them is sent. */
export function StepButtons({
  onBack,
  onNext,
  disabled = false,
}: {
  onBack: () => void;
  onNext?: () => void;
  disabled?: boolean;
}) {
  const t = useScopedI18n('purchases');
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onBack}>
        {t('change.back')}
      </Button>
      <Button
        variant="accent"
        type={onNext === undefined ? 'submit' : 'button'}
        disabled={disabled}
        {...(onNext !== undefined && { onClick: onNext })}
      >
        {t('change.next')}
      </Button>
    </div>
  );
}
