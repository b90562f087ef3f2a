'use client';

import { useEffect } from 'react';

/**
 * The title of the tab, for a shell that serves many things of a person: which one it shows only the device
 * knows, so the server's head is that of all of them.
 * @param name undefined while it is not known
 */
export const useTabTitle = (name: string | undefined): void => {
  useEffect(() => {
    if (name) document.title = `${name} | ALVA`;
  }, [name]);
};
