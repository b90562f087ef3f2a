'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CircleAlert } from '#web/ui/icons.ts';

const REQUIREMENTS = ['akad', 'margin', 'documents', 'late'] as const;

/** What a murabahah asks of the buyer, to be agreed to. */
export function Agreement({
  isAgreed,
  onChange,
  fault,
}: {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  fault: string | undefined;
}) {
  const t = useScopedI18n('disclosure');
  return (
    <section aria-labelledby="agreement-title" className="rounded-xl border border-line p-5">
      <h3 id="agreement-title" className="text-lg">
        {t('agreement.title')}
      </h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted text-sm">
        {REQUIREMENTS.map((key) => (
          <li key={key}>{t(`agreement.${key}`)}</li>
        ))}
      </ul>
      <Checkbox
        id="agreement"
        label={t('agreement.agree')}
        checked={isAgreed}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'agreement-fault' : undefined}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-3"
      />
      {fault ? (
        <p id="agreement-fault" className="flex items-start gap-1.5 text-critical text-sm">
          <CircleAlert size={16} className="mt-0.5 shrink-0" />
          {fault}
        </p>
      ) : null}
    </section>
  );
}
