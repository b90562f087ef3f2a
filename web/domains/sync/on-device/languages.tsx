'use client';

import { useCallback, useEffect, useState } from 'react';
import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { languageName } from '#web/platform/i18n/language-name.ts';
import { megabytes } from '#web/platform/i18n/megabytes.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import {
  controlled,
  keepLanguages,
  languageSizes,
  languagesHere,
} from '#web/platform/service-worker/ask.ts';
import { Button } from '#web/ui/button.tsx';

const LOOK_MS = 2_000;
/** After this long the download goes on, but nobody is kept waiting for it. */
const MOST_LOOKS = 60;

/** The languages whose pages open without signal; another one is downloaded when a person asks for it. */
export function Languages() {
  const t = useScopedI18n('outbox');
  const locale = useLocale();
  const pagesIn = (language: Locale): string =>
    t('language.pages', { language: languageName(language, locale) });
  const [installed, setInstalled] = useState<readonly Locale[]>();
  const [sizes, setSizes] = useState<Readonly<Partial<Record<Locale, number>>>>();
  const [wanted, setWanted] = useState<Locale>();
  const look = useCallback(
    async () => setInstalled(await languagesHere().catch(() => undefined)),
    [],
  );
  useEffect(() => {
    const ask = () => {
      void look();
      void languageSizes()
        .then(setSizes)
        .catch(() => undefined);
    };
    ask();
    // At a first visit the worker is registered after the page was drawn.
    void controlled().then(ask, () => undefined);
  }, [look]);
  const missing = (language: Locale): string => {
    const bytes = sizes?.[language];
    return bytes === undefined
      ? t('here.none')
      : t('download.none', { size: megabytes(locale, bytes) });
  };
  const arrived = wanted === undefined || installed?.includes(wanted);
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
  if (installed === undefined) return null;
  return (
    <ul className="divide-y divide-line border-line border-t">
      {LOCALES.map((language) => (
        <li
          key={language}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
        >
          <div>
            <p className="font-semibold">{pagesIn(language)}</p>
            <p role="status" className="mt-0.5 text-muted text-sm">
              {installed.includes(language) ? t('language.here') : missing(language)}
            </p>
          </div>
          {installed.includes(language) ? null : (
            <Button
              size="sm"
              variant="secondary"
              busy={wanted === language}
              onClick={() => take(language)}
            >
              {t('here.keep')}
              <span className="sr-only">: {pagesIn(language)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
