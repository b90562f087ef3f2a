'use client';

import { createI18nClient } from 'next-international/client';
import { createContext, type ReactNode, useContext } from 'react';

type Catalogues = typeof import('./catalogues.ts')['catalogues'];

/** No catalogues: the server hands the messages over (client-messages.tsx). */
const international = createI18nClient({} as Catalogues);

export const { I18nClientContext, useI18n } = international;

/** Loosely typed inside; `useScopedI18n` gives the keys and parameters their types. */
export type Translate = (key: string, ...params: readonly unknown[]) => ReactNode;

/** Without a provider above, keys stand for words. */
export const ScopesContext = createContext(
  (_scope: string): Translate =>
    (key) =>
      key,
);

/**
 * next-international's own makes a translator for every component that asks, each with a copy of all
 * messages and rules for plurals of its own: 140 of them for a list of twenty cards. Ours are shared.
 */
export const useScopedI18n = ((scope: string) =>
  useContext(ScopesContext)(scope)) as typeof international.useScopedI18n;
