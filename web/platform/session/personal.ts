import { type Answer, send, type TrustedDocument } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { session } from './browser.ts';
import { proveAgain } from './prove-again.ts';

const PROVE_AGAIN = 'RECENT_SIGN_IN_REQUIRED';

/** Codes after which the device has to ask again who is signed in. */
const SESSION_CODES = new Set(['UNAUTHENTICATED', 'CUSTOMER_MISMATCH']);

const isRefusedAs = (answer: Answer<unknown>, code: string): boolean =>
  !answer.ok && answer.fault.layer === 'graphql' && answer.fault.code === code;

/**
 * Runs an operation for one person. The server refuses when somebody else is signed in by now, and
 * the answer is dropped; the session then locks or changes hands, it never wipes by itself. What wants a
 * fresh sign-in asks for one and is sent once more.
 */
export const sendAs = async <Data, Variables>(
  customerId: string,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer<Data>> => {
  const answer = await sendOnce(customerId, document, variables, signal);
  return isRefusedAs(answer, PROVE_AGAIN) && (await proveAgain())
    ? sendOnce(customerId, document, variables, signal)
    : answer;
};

/** Whoever waits for longer learns from the page whether it is the connection. */
const SLOW_MS = 5_000;

const sendOnce = async <Data, Variables>(
  customerId: string,
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Answer<Data>> => {
  const slow = setTimeout(() => void connectivity().reach(true), SLOW_MS);
  const answer = await send(
    {
      ...TELLING_MAIN,
      fetch: (request) => {
        request.headers.set('x-expected-customer', customerId);
        return TELLING_MAIN.fetch(request);
      },
    },
    document,
    variables,
    signal,
  );
  clearTimeout(slow);
  if (!answer.ok && answer.fault.layer === 'graphql' && SESSION_CODES.has(answer.fault.code))
    void session().refresh();
  return answer;
};
