import { MAIN } from './endpoints.ts';
import type { TrustedDocument } from './send.ts';

/**
 * Sends a mutation nobody waits for. The browser delivers it by itself, also while the page is being
 * left; without signal it is lost, and nothing is told.
 */
export const beacon = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
): void => {
  const documentId = document.__meta__?.hash;
  const body = new Blob([JSON.stringify({ documentId, variables })], { type: 'application/json' });
  navigator.sendBeacon?.(MAIN.endpoint, body);
};
