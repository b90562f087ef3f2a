'use client';

import { useEffect, useState } from 'react';
import { connectivity } from '../../platform/offline/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshCw } from '../../ui/icons.ts';

/** Where the person wanted to go; only a path of this site. */
const wantedPath = (): string => {
  const from = new URLSearchParams(window.location.search).get('from') ?? '';
  return /^\/(?!\/)[^\\]*$/.test(from) ? from : '/';
};

/** Goes on to the page that was asked for, by itself as soon as the server answers. */
export function RetryButton({ children }: { children: string }) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    window.location.replace(wantedPath());
  };
  useEffect(() => {
    const here = connectivity();
    const stop = here.subscribe((online) => {
      if (online) window.location.replace(wantedPath());
    });
    // Starts the probes; this page is only seen when something was away.
    here.report(false);
    return stop;
  }, []);
  return (
    <Button onClick={retry} busy={busy}>
      <RefreshCw aria-hidden className="size-5" />
      {children}
    </Button>
  );
}
