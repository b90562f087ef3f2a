import { embeddedApp, keepToLoopback, refuseImpossibleMethods } from '#edge/node.ts';

/**
 * The one door from the web into the BFF in this process: route handlers pass requests
 * through, static pages ask for their content at build time. Deployed to the edge, the zone's routes
 * send the same paths straight to the BFF worker.
 */
export const bff = {
  fetch: async (request: Request): Promise<Response> => embeddedApp().fetch(request),
  keepToLoopback,
  refuseImpossibleMethods,
};
