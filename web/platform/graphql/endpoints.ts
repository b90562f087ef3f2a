import { serverClock } from '#web/platform/offline/browser.ts';
import type { Transport } from './send.ts';

const browserFetch = async (request: Request): Promise<Response> => {
  const answer = await fetch(request);
  serverClock().learn(answer.headers.get('date'));
  return answer;
};

/** Public content and live prices: cookieless GET, so every cache on the way may help. */
export const CONTENT: Transport = {
  endpoint: '/content',
  method: 'GET',
  fetch: (request) => fetch(new Request(request, { credentials: 'omit' })),
};

/** The main schema, with the session cookie. */
export const MAIN: Transport = { endpoint: '/graphql', method: 'POST', fetch: browserFetch };
