'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { useFailing, useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { CloudOff, Zap } from '#web/ui/icons.ts';
import { OFFLINE_NOTE } from './offline-room.ts';

const BACK_MS = 4000;

/** As `offlineRoomScript`. Where the browser refuses storage each page finds out anew. */
const noted = (): boolean => {
  try {
    return !navigator.onLine || sessionStorage.getItem(OFFLINE_NOTE) !== null;
  } catch {
    return false;
  }
};

const note = (offline: boolean): void => {
  try {
    if (offline) sessionStorage.setItem(OFFLINE_NOTE, '');
    else sessionStorage.removeItem(OFFLINE_NOTE);
  } catch {
    // See `noted`.
  }
};

/**
 * A page that is opened where the last one had no signal begins without: the banner makes its room
 * before anybody aims at something, not when the first request has failed.
 */
const useOnlineAsBefore = (): boolean | undefined => {
  const online = useOnline();
  const [began] = useState(noted);
  useEffect(() => {
    if (began) void connectivity().probe();
  }, [began]);
  useEffect(() => {
    if (online !== undefined) note(!online);
  }, [online]);
  return online ?? (began ? false : undefined);
};

/** Says when the signal goes and when it is back, to eyes and to screen readers. */
export function OfflineBanner() {
  const t = useScopedI18n('shell');
  const online = useOnlineAsBefore();
  const failing = useFailing();
  const session = useSession();
  const [last, setLast] = useState(online);
  const [back, setBack] = useState(false);
  if (online !== last) {
    setLast(online);
    setBack(last === false);
  }

  useEffect(() => {
    // The first request of every page already shows when the server cannot be reached.
    if (session.kind === 'unavailable') void connectivity().probe();
  }, [session.kind]);

  useEffect(() => {
    if (!back) return;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [back]);

  const offline = online === false;
  const shown = offline || back;
  useLayoutEffect(() => {
    // The page makes room (base.css): nothing of it is behind the banner.
    document.documentElement.toggleAttribute('data-banner', shown);
  }, [shown]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-header z-30">
      {shown ? (
        <p className="flex h-banner animate-fade items-center justify-center gap-2 bg-ink px-4 font-medium text-ground text-sm">
          {offline ? <CloudOff size={18} className="shrink-0" /> : <Zap size={18} />}
          <span className="truncate">
            {t(!offline ? 'offline.back' : failing ? 'offline.failing' : 'offline.now')}
          </span>
        </p>
      ) : null}
    </div>
  );
}
