'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withoutLocale } from '#edge/contract/locale-path.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { keptForms } from '#web/platform/session/kept-forms.ts';
import { hearProof, type ProofWay, proofPath } from '#web/platform/session/proof-window.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Lock, Phone } from '#web/ui/icons.ts';
import { GoogleMark } from './google-mark.tsx';

/** Without `opener`: Google's script runs there, and must not reach into this page. */
const WINDOW = 'popup,noopener,width=480,height=760';

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

const MARKS: Readonly<Record<ProofWay, ReactNode>> = {
  password: <Lock size={20} />,
  'google.com': <GoogleMark />,
  phone: <Phone size={20} />,
};

interface Props {
  ways: readonly ProofWay[];
  onDone: () => void;
}

/** Ways that this page may not run itself: they open a small window, and this page waits for it. */
export function WindowWays({ ways, onDone }: Props) {
  const t = useScopedI18n('account');
  const locale = useLocale();
  const [askedBy] = useState(() => crypto.randomUUID());
  const [opened, setOpened] = useState<ProofWay>();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  useEffect(() => hearProof(askedBy, () => latest.current()), [askedBy]);

  const leave = (way: ProofWay): void => {
    keptForms().keep();
    const next = withoutLocale(location.pathname) + location.search;
    location.assign(`/${locale}${proofPath({ way, next })}`);
  };
  const open = (way: ProofWay): void => {
    if (isInstalled()) leave(way);
    else {
      window.open(`/${locale}${proofPath({ way, askedBy })}`, '_blank', WINDOW);
      setOpened(way);
    }
  };

  return (
    <div className="grid gap-3">
      {ways.map((way) => (
        <Button key={way} variant="secondary" size="lg" block onClick={() => open(way)}>
          {MARKS[way]}
          {t(`again.by.${way}`)}
        </Button>
      ))}
      {opened === undefined ? (
        <p className="text-muted text-sm">{t('again.window')}</p>
      ) : (
        <>
          <Alert tone="accent">{t('again.waiting')}</Alert>
          <Button variant="quiet" block onClick={() => leave(opened)}>
            {t('again.here')}
          </Button>
        </>
      )}
    </div>
  );
}
