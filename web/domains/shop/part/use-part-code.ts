'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

export interface AskedPart {
  readonly code: string;
  /** The name in the address, words joined by hyphens; it does not decide, but it helps when the code is wrong. */
  readonly name: string;
}

/**
 * The part the address names: the code is its last segment, and the query `sparepartCode` where the
 * segment is missing. Null while the shell hydrates: its bytes are the same for every part.
 */
export const useAskedPart = (): AskedPart | null => {
  const path = usePathname();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [, name, segment] = /\/shop\/spare-parts\/([^/]+)\/([^/?#]+)/.exec(path) ?? [];
  if (!alive || name === undefined || segment === undefined) return null;
  const code =
    segment === '-' ? new URLSearchParams(window.location.search).get('sparepartCode') : segment;
  return code === null ? null : { code: decode(code), name: decode(name) };
};

/** An address may hold anything; what is no encoding is taken as it stands. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
