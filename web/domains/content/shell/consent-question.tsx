'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { giveConsent } from '#web/platform/analytics/consent.ts';
import { noteAnswer } from '#web/platform/analytics/note-answer.ts';
import { useConsent } from '#web/platform/analytics/use-consent.ts';
import { device } from '#web/platform/device/device.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { CONSENT_PLACE } from './consent-place.ts';

const ANSWERS = [
  ['no', false],
  ['yes', true],
] as const;

/**
 * Asked at the head of the footer until it is answered, both answers equally easy; nothing is counted before. It lies
 * over nothing: whoever came to ride, buy or call for help has more important buttons.
 */
export function ConsentQuestion() {
  const t = useScopedI18n('shell');
  const consent = useConsent();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(CONSENT_PLACE)), []);
  // Whoever asks for it again does so at the end of the footer.
  useEffect(() => {
    if (consent === 'unasked' && place?.parentElement?.contains(document.activeElement))
      place.querySelector('button')?.focus();
  }, [consent, place]);
  // Without a connection there is nothing to count, and the page has more to say.
  const offline = useOnline() === false;
  if (consent !== 'unasked' || offline || place === null) return null;
  return createPortal(
    <section aria-label={t('consent.label')} className="border-line border-b">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
        <p className="max-w-text text-sm">{t('consent.text')}</p>
        <div className="flex flex-wrap gap-2">
          {ANSWERS.map(([answer, counts]) => (
            <Button
              key={answer}
              size="sm"
              variant="secondary"
              onClick={() => {
                giveConsent(counts, Date.now());
                void noteAnswer(counts, device().clock.now(), outbox);
              }}
            >
              {t(`consent.${answer}`)}
            </Button>
          ))}
        </div>
      </Container>
    </section>,
    place,
  );
}
