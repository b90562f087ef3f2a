import { MAIN } from './endpoints.ts';
import type { TrustedDocument } from './send.ts';

/**
 * Sends a mutation nobody waits for. The browser delivers it by itself, also while the page is being
 * left; without signal it is lost, and nothing is told. One that the browser does not take is logged.
 */
export const beacon = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
): void => {
  const documentId = document.__meta__?.hash;
  const body = new Blob([JSON.stringify({ documentId, variables })], { type: 'application/json' });
  if (!navigator.sendBeacon?.(MAIN.endpoint, body))
    console.warn('A beacon was not taken by the browser.');
};
