import { MAIN } from '#web/platform/graphql/endpoints.ts';
import { OwnsMotorcyclesDocument } from '#web/platform/graphql/generated/main/owns-motorcycles.ts';
import { send } from '#web/platform/graphql/send.ts';
import { offerPath } from './current-path.ts';
import { RETURN_PARAMETER } from './return-path.ts';

const PATIENCE_MS = 2_000;
/** Who only proves once more who they are stays where they were. */
const SIGN_IN_PAGE = /^\/[a-z]{2}\/login(?!\/prove)/;

/**
 * Whoever signs in without a page in mind begins in the garage when a motorcycle stands there, and else
 * on the start page. A slow or failing answer keeps nobody waiting and shows no toast: it is not theirs.
 */
export const chooseLanding = async (): Promise<void> => {
  const { pathname, search } = location;
  if (!SIGN_IN_PAGE.test(pathname) || new URLSearchParams(search).has(RETURN_PARAMETER)) return;
  const answer = await send(MAIN, OwnsMotorcyclesDocument, {}, AbortSignal.timeout(PATIENCE_MS));
  if (answer.ok && answer.data.evList.pagination.totalRecord > 0)
    offerPath(sessionStorage, '/my-ev');
};
