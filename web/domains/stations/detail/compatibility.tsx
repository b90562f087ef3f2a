'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { cx } from '#web/ui/cx.ts';
import { Check, CircleDashed, X } from '#web/ui/icons.ts';
import type { Station } from './station.ts';

const ANSWERS = {
  yes: [Check, 'text-positive'],
  no: [X, 'text-critical'],
  unknown: [CircleDashed, 'text-muted'],
} as const;

const answerOf = (isCompatible: boolean | null): keyof typeof ANSWERS => {
  if (isCompatible === null) return 'unknown';
  return isCompatible ? 'yes' : 'no';
};

/** Yes, no or not known, which is not a yes. */
export function Compatibility({ compatible }: { compatible: Station['compatible'] }) {
  const t = useScopedI18n('stations');
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {compatible.map(({ productName, isCompatible }) => {
        const answer = answerOf(isCompatible);
        const [Icon, tone] = ANSWERS[answer];
        return (
          <li key={productName} className="flex items-center justify-between gap-4 py-2">
            <span className="font-semibold text-sm">{productName}</span>
            <span className={cx('flex items-center gap-1.5 text-sm', tone)}>
              <Icon size={18} aria-hidden="true" />
              {t(`detail.${answer}`)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
