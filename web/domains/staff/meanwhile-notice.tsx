'use client';

import type { ReactNode } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { MeanwhileChange } from './meanwhile.ts';

/**
 * Stands in a dialog whose thing was changed by somebody else: what changed, and whether it can be sent again.
 * @param differences a line each
 */
export function MeanwhileNotice({
  change,
  differences,
}: {
  change: MeanwhileChange | undefined;
  differences: readonly ReactNode[];
}) {
  const t = useScopedI18n('staff');
  if (change === undefined) return null;
  const isChanged = change === 'changed' || differences.length > 0;
  return (
    <Alert tone="critical">
      <p className="font-semibold">{t(isChanged ? 'meanwhile.title' : 'meanwhile.over-title')}</p>
      {differences.length === 0 ? null : (
        <ul className="mt-1 text-sm">
          {differences.map((difference, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they only ever get more, at the end.
            <li key={at}>{difference}</li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm">{t(`meanwhile.${change}`)}</p>
    </Alert>
  );
}
