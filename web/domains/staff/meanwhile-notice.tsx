'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useRoleName } from './rights/use-role-name.ts';
import type { ChangedBy } from './use-desk-write.ts';
import type { MeanwhileState } from './use-versioned-write.ts';

/** Who changed it, and when. */
function Who({ at, name, roleId: id, roleName }: NonNullable<ChangedBy>) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const nameOf = useRoleName();
  const role = id === null ? '' : `(${nameOf({ id, name: roleName })})`;
  const who = [name, role].filter(Boolean).join(' ');
  return (
    <p className="mt-1 text-sm">
      {at === null
        ? t('meanwhile.by-none')
        : t('meanwhile.by', { who, at: dateTime(locale, Date.parse(at)) })}
    </p>
  );
}

/**
 * Stands in a dialog whose thing was changed by somebody else: who did, what changed, and whether it can be sent
 * again.
 */
export function MeanwhileNotice({ change, changedBy, differences }: MeanwhileState) {
  const t = useScopedI18n('staff');
  if (change === undefined) return null;
  const isChanged = change === 'changed' || !!changedBy || differences.length > 0;
  return (
    <Alert tone="critical">
      <p className="font-semibold">{t(isChanged ? 'meanwhile.title' : 'meanwhile.over-title')}</p>
      {changedBy ? <Who {...changedBy} /> : null}
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
