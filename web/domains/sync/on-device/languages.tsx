'use client';

import { useCallback, useEffect, useState } from 'react';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { keepLanguages, languagesHere } from '../../../platform/service-worker/ask.ts';
import { Button } from '../../../ui/button.tsx';

const LOOK_MS = 2_000;
/** After this long the download goes on, but nobody is kept waiting for it. */
const MOST_LOOKS = 60;

/** The languages whose pages open without signal; the other one is taken along on a person's word. */
export function Languages() {
  const t = useScopedI18n('outbox');
  const [here, setHere] = useState<readonly Locale[]>();
  const [wanted, setWanted] = useState<Locale>();
  const look = useCallback(async () => setHere(await languagesHere().catch(() => undefined)), []);
  useEffect(() => void look(), [look]);
  const arrived = wanted === undefined || here?.includes(wanted);
  useEffect(() => {
    if (arrived) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks++;
      if (looks > MOST_LOOKS) setWanted(undefined);
      void look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [arrived, look]);
  const take = (language: Locale) => {
    setWanted(language);
    void keepLanguages([language]);
  };
  // Without a worker nothing opens without signal, in any language.
  if (here === undefined) return null;
  return (
    <ul className="divide-y divide-line border-line border-t">
      {LOCALES.map((language) => (
        <li
          key={language}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
        >
          <div>
            <p className="font-semibold">{t(`language.${language}`)}</p>
            <p role="status" className="mt-0.5 text-muted text-sm">
              {here.includes(language) ? t('language.here') : t('here.none')}
            </p>
          </div>
          {here.includes(language) ? null : (
            <Button
              size="sm"
              variant="secondary"
              busy={wanted === language}
              onClick={() => take(language)}
            >
              {t('here.keep')}
              <span className="sr-only">: {t(`language.${language}`)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
