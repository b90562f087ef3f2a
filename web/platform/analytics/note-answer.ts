import { iso } from '#edge/contract/time.ts';
import type { SetCustomerConsentMutationVariables } from '#web/platform/graphql/generated/main.ts';

/** The outbox of this tab. */
interface Waiting {
  enqueue(
    operation: 'setCustomerConsent',
    variables: SetCustomerConsentMutationVariables,
  ): Promise<unknown>;
}

/**
 * Writes the answer to the question about privacy into the history of the person signed in; a guest has none. Whether
 * visits are counted is this device's own matter and waits for nothing here.
 *
 * @param now epoch ms of the server-corrected clock
 */
export const noteAnswer = async (
  granted: boolean,
  now: number,
  outbox: () => Waiting,
): Promise<void> => {
  const answer = { purpose: 'MEASUREMENT', granted, answeredAt: iso(now) } as const;
  try {
    await outbox().enqueue('setCustomerConsent', answer);
  } catch (error) {
    // A browser that refuses storage: the answer holds on this device all the same.
    console.warn('note answer', error);
  }
};
