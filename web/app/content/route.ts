import { bff } from '#web/platform/bff.ts';

export const dynamic = 'force-dynamic';

/** The BFF answers every method itself, with its own 405, so none is left to the framework. */
export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};

const answer = bff.fetch;
