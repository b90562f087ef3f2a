'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type InstallMemory, isMomentToInstall, remember } from './moment.ts';
import { takeOffer, useOffer } from './use-offer.ts';

const KEY = 'alva-install';

const read = (): InstallMemory => {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as InstallMemory | null;
    return Array.isArray(stored?.days) ? stored : { days: [] };
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
  const event = useOffer();
  const [declined, setDeclined] = useState(false);
  useEffect(() => write(remember(read(), Date.now())), []);

  if (event === undefined || declined || !isMomentToInstall(read(), pathname, Date.now()))
    return undefined;
  return {
    accept: () => takeOffer(event),
    decline: () => {
      write({ ...read(), declinedAt: Date.now() });
      setDeclined(true);
    },
  };
};
