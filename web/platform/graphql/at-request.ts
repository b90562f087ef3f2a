import { headers } from 'next/headers';
import { siteOrigin } from '#web/platform/site.ts';
import { forVisitor } from './for-visitor.ts';
import { type Answer, send, type TrustedDocument } from './send.ts';

const PATIENCE_MS = 5_000;

const atRequest =
  (path: '/graphql' | '/content', method: 'POST' | 'GET') =>
  <Data, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>> =>
    send(
      {
        endpoint: `${siteOrigin()}${path}`,
        method,
        fetch: async (request) =>
          fetch(await forVisitor(request, await headers()), { cache: 'no-store' }),
      },
      document,
      variables,
      AbortSignal.timeout(PATIENCE_MS),
    );

/** As a guest, for a page that is rendered for each request: what it shows moves by the minute. */
export const mainAtRequest = atRequest('/graphql', 'POST');

/** The words of such a page. */
export const contentAtRequest = atRequest('/content', 'GET');
