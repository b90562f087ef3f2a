'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { Configurator } from './use-configurator.ts';
import { useNames } from './words.ts';

/** What could not be had as it was asked for, and what stands there now. */
export function Corrections({ configurator }: { configurator: Configurator }) {
  const t = useScopedI18n('configurator');
  const nameOf = useNames(configurator);
  const { corrections, choose, choice } = configurator;
  if (corrections.length === 0) return null;
  return (
    <Alert tone="caution">
      <ul className="grid gap-2">
        {corrections.map(({ field, asked: wanted, used, reason, nearest }) => {
          const others = nearest.filter((code) => code !== choice[field]);
          return (
            <li key={`${field}-${wanted}`}>
              {t(`corrected.${reason}`, {
                field: t(`field.${field}`),
                asked: nameOf(field, wanted),
                used: nameOf(field, used),
              })}
              {others.length > 0 ? (
                <span className="flex flex-wrap items-center gap-x-3">
                  {t('corrected.nearest')}
                  {others.map((code) => (
                    <button
                      key={code}
                      type="button"
                      onClick={() => choose({ [field]: code })}
                      className="min-h-tap font-semibold underline underline-offset-4"
                    >
                      {nameOf(field, code)}
                    </button>
                  ))}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
