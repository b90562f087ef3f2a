import 'server-only';
import { bff } from '../bff.ts';
import { send, type TrustedDocument } from './send.ts';

/**
 * Public content for a static page, from the BFF in this process. A fault stops the build: a page
 * with holes must not be published.
 */
export const contentAtBuild = async <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> => {
  const answer = await send(
    { endpoint: 'http://localhost/content', method: 'POST', fetch: bff.fetch },
    document,
    variables,
  );
  if (answer.ok) return answer.data;
  throw new Error(`Content for a static page is missing: ${JSON.stringify(answer.fault)}`);
};
