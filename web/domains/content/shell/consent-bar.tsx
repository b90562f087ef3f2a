'use client';

import { useEffect, useState } from 'react';
import { giveConsent } from '#web/platform/analytics/consent.ts';
import { noteAnswer } from '#web/platform/analytics/note-answer.ts';
import { useConsent } from '#web/platform/analytics/use-consent.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';

const PHONE = '(max-width: 639px)';
const READ_FIRST_MS = 4_000;
const SCROLLED_PX = 120;

/** On a phone the question would lie over the buttons of the first screen: it waits until they were seen. */
const useMayAsk = (): boolean => {
  const [may, setMay] = useState(false);
  useEffect(() => {
    if (!window.matchMedia(PHONE).matches) return setMay(true);
    const timer = setTimeout(() => setMay(true), READ_FIRST_MS);
    const look = () => {
      if (window.scrollY > SCROLLED_PX) setMay(true);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return may;
};

/** Asked once, both answers equally easy; nothing is counted before the answer. */
export function ConsentBar() {
  const t = useScopedI18n('shell');
  const consent = useConsent();
  const may = useMayAsk();
  // Without a connection there is nothing to count, and the page has more to say.
  const offline = useOnline() === false;
  if (consent !== 'unasked' || offline || !may) return null;
  const answers = [
    ['no', false],
    ['yes', true],
  ] as const;
  return (
    <section
      data-dock
      aria-label={t('consent.label')}
      className="fixed inset-x-3 bottom-3 z-30 mx-auto grid max-w-3xl animate-rise grid-cols-[1fr_auto] items-center gap-3 rounded-xl border border-line bg-raised p-3 pl-4 shadow-float sm:gap-4 sm:p-5"
    >
      <p className="text-xs sm:hidden">{t('consent.short')}</p>
      <p className="hidden text-sm sm:block">{t('consent.text')}</p>
      <div className="flex gap-2">
        {answers.map(([answer, counts]) => (
          <Button
            key={answer}
            size="sm"
            variant="secondary"
            aria-label={`${t(`consent.${answer}`)}${t(`consent.${answer}-more`)}`}
            onClick={() => {
              giveConsent(counts, Date.now());
              void noteAnswer(counts, device().clock.now(), outbox);
            }}
          >
            <span>
              {t(`consent.${answer}`)}
              <span className="hidden sm:inline">{t(`consent.${answer}-more`)}</span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
