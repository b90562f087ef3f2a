import type { Consent } from '#web/platform/analytics/consent.ts';

interface AccountConsent {
  readonly purpose: string;
  readonly granted: boolean;
}

/** What the switch of a consent shows. Whether visits are counted is this device's answer, given in the bar or here. */
export const shownConsent = ({ purpose, granted }: AccountConsent, onDevice: Consent): boolean =>
  purpose === 'MEASUREMENT' ? onDevice === 'granted' : granted;

interface ConsentChange {
  readonly granted: boolean;
}

/** What a line of the history says, of the latest first: a no takes back a yes only where there was one. */
export const consentWord = (
  history: readonly ConsentChange[],
  at: number,
): 'given' | 'taken' | 'refused' => {
  if (history[at]?.granted) return 'given';
  return history.slice(at + 1).some(({ granted }) => granted) ? 'taken' : 'refused';
};
