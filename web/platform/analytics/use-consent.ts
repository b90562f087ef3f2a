'use client';

import { useSyncExternalStore } from 'react';
import { type Consent, readConsent, subscribeConsent } from './consent.ts';

const onServer = (): Consent => 'refused';

/** On the server as good as refused: nothing is shown or sent before the device was read. */
export const useConsent = (): Consent =>
  useSyncExternalStore(subscribeConsent, readConsent, onServer);
