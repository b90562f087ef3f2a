'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type InstallMemory, isMomentToInstall, remember } from './moment.ts';

const KEY = 'alva-install';

/** Chromium's event; other browsers install from their own menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

const read = (): InstallMemory => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as InstallMemory | null;
    return Array.isArray(kept?.days) ? kept : { days: [] };
  } catch {
    return { days: [] };
  }
};

const write = (memory: InstallMemory): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without storage every visit is a first one, and first visits are never asked.
  }
};

export interface InstallOffer {
  accept: () => void;
  decline: () => void;
}

/** The offer to install, when the browser can and the moment is right. */
export const useInstall = (): InstallOffer | undefined => {
  const pathname = usePathname();
  const [event, setEvent] = useState<InstallEvent>();

  useEffect(() => {
    write(remember(read(), Date.now()));
    const possible = (fired: Event) => {
      if (!isInstallEvent(fired)) return;
      fired.preventDefault();
      setEvent(fired);
    };
    const done = () => setEvent(undefined);
    window.addEventListener('beforeinstallprompt', possible);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', possible);
      window.removeEventListener('appinstalled', done);
    };
  }, []);

  if (event === undefined || !isMomentToInstall(read(), pathname, Date.now())) return undefined;
  return {
    accept: () => {
      void event.prompt();
      setEvent(undefined);
    },
    decline: () => {
      write({ ...read(), declinedAt: Date.now() });
      setEvent(undefined);
    },
  };
};
