import type { App } from '#edge/app.ts';

/**
 * What static pages ask when they are made in a test: the app of the test that runs. Files of one process
 * share their modules, so one object stands in for `#web/platform/bff.ts` in all of them:
 * `vi.mock('#web/platform/bff.ts', async () => (await import('#tests/support/site-server.ts')).siteServer)`.
 */
export const siteServer = {
  app: undefined as App | undefined,
  bff: { fetch: async (request: Request) => siteServer.app?.fetch(request) },
};
