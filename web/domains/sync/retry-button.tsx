'use client';

import { useEffect, useState } from 'react';
import { connectivity } from '../../platform/offline/online.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshCw } from '../../ui/icons.ts';
import { wantedPath } from './wanted-path.ts';

const goOn = (): void =>
  window.location.replace(wantedPath(new URLSearchParams(window.location.search)));

/** Goes on to the page that was asked for, by itself as soon as the server answers. */
export function RetryButton({
  children,
  variant,
}: {
  children: string;
  variant: 'primary' | 'secondary';
}) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    goOn();
  };
  useEffect(() => {
    const here = connectivity();
    const stop = here.subscribe((online) => {
      if (online) goOn();
    });
    // Starts the probes; this page is only seen when something was away.
    here.report(false);
    return stop;
  }, []);
  return (
    <Button variant={variant} onClick={retry} busy={busy}>
      <RefreshCw aria-hidden className="size-5" />
      {children}
    </Button>
  );
}
