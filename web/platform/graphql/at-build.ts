import { bff } from '#web/platform/bff.ts';
import { send, type TrustedDocument } from './send.ts';

/**
 * Public data for a static page, from the BFF in this process. A fault stops the build: a page with
 * holes must not be published.
 */
const atBuild =
  (path: string) =>
  async <Data, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const endpoint = `http://localhost${path}`;
    const answer = await send({ endpoint, method: 'POST', fetch: bff.fetch }, document, variables);
    if (answer.ok) return answer.data;
    throw new Error(`Data for a static page is missing: ${JSON.stringify(answer.fault)}`);
  };

export const contentAtBuild = atBuild('/content');

/** As a guest: what the main schema tells everyone. */
export const mainAtBuild = atBuild('/graphql');
