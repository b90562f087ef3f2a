'use client';

import { useEffect, useState } from 'react';
import { connectivity } from '#web/platform/offline/online.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { wantedPath } from './wanted-path.ts';

const goOn = (): void => {
  const { location } = window;
  const wanted = wantedPath(location);
  if (wanted === location.pathname + location.search) location.reload();
  else location.replace(wanted);
};

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
    const connection = connectivity();
    const stop = connection.subscribe((online) => {
      if (online) goOn();
    });
    // Starts the probes; this page is only seen when something was away.
    connection.report(false);
    return stop;
  }, []);
  return (
    <Button variant={variant} onClick={retry} busy={busy}>
      <RefreshCw aria-hidden className="size-5" />
      {children}
    </Button>
  );
}
