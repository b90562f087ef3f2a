import type { Auth } from '#edge/auth/auth.ts';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import type { Deps } from '#edge/platform/deps.ts';
import { contentSchema } from './content-schema.ts';
import { createContext } from './create-context.ts';
import { createEndpoint, type Endpoint } from './endpoint.ts';
import { releasedText } from './released.ts';

export interface Endpoints {
  readonly main: Endpoint;
  readonly content: Endpoint;
}

export const createEndpoints = (deps: Deps, auth: Auth): Endpoints => ({
  main: createEndpoint(deps, {
    load: async () => {
      // A module of its own in the worker: who reads public content does not wait for the rest.
      const { mainDocuments, mainSchema } = await import('./main-schema.ts');
      return { schema: mainSchema(), trusted: mainDocuments };
    },
    released: (hash) => releasedText('main', hash),
    createContext: (state, { headers }) => createContext(deps, auth, state, headers),
  }),
  content: createEndpoint(deps, {
    load: async () => ({ schema: contentSchema(), trusted: contentDocuments }),
    released: (hash) => releasedText('content', hash),
    createContext: (state) => createContext(deps, auth, state),
  }),
});
