'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { session } from '#web/platform/session/browser.ts';
import type { SignInMethod } from '#web/platform/session/firebase.ts';
import { providerConfig } from '#web/platform/session/provider.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountChooser } from './account-chooser.tsx';
import { GoogleMark } from './google-mark.tsx';

interface Props {
  busy: boolean;
  run: (method: SignInMethod) => void;
}

/** Google's window, or on an embedded instance the list of accounts that stands in for it. */
export function GoogleButton({ busy, run }: Props) {
  const t = useScopedI18n('account');
  const [choosing, setChoosing] = useState(false);
  // Known as soon as our server has answered who is signed in.
  const isSettled = useSession().kind !== 'initializing';
  const provider = isSettled ? session().provider : undefined;
  const live = provider !== undefined && provider.emulator === undefined ? provider : undefined;
  const [waiting, setWaiting] = useState(false);
  const press = async () => {
    if (waiting) return;
    // Pressed before our server has answered: which window it is, is not known yet.
    setWaiting(true);
    const config = provider ?? (await providerConfig());
    setWaiting(false);
    if (config?.emulator === undefined) run({ kind: 'google' });
    else setChoosing(true);
  };
  useEffect(() => {
    if (live === undefined) return;
    // A browser opens a window only shortly after a press; by then the SDK has to be here.
    void import('#web/platform/session/firebase.ts')
      .then(({ prepareFirebase }) => prepareFirebase(live))
      .catch(() => undefined);
  }, [live]);
  return (
    <>
      <Button size="lg" variant="secondary" block busy={busy || waiting} onClick={press}>
        <GoogleMark />
        {t('login.google')}
      </Button>
      <AccountChooser
        provider={provider}
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(person) => {
          setChoosing(false);
          run({ kind: 'demo-google', person });
        }}
      />
    </>
  );
}
