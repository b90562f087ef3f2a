import type { Consent } from '#web/platform/analytics/consent.ts';

interface AccountConsent {
  readonly purpose: string;
  readonly granted: boolean;
}

/** What the switch of a consent shows. Whether visits are counted is this device's answer, given in the bar or here. */
export const shownConsent = ({ purpose, granted }: AccountConsent, onDevice: Consent): boolean =>
  purpose === 'MEASUREMENT' ? onDevice === 'granted' : granted;
