import * as v from 'valibot';
import { FINANCING_PROVIDERS } from '#edge/contract/financing/providers.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { parseJson, readText } from '#edge/platform/body.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { applicationById } from './application.sql.ts';
import { hear } from './apply.ts';
import { companyWord } from './company.ts';
import { companyOf } from './config.ts';
import { isSignedBody } from './signature.ts';

/**
 * `POST /api/financing/notifications/<provider>`: a company's decision, signed. Answers, for its retries:
 * - 200 with `heard`: counted, repeated, or waiting for the order to come there
 * - 400, 401, 413 no decision, or not signed · 404 of no application of ours there
 * - 503 not now
 */
export const receiveDecision = async (
  name: string,
  request: Request,
  deps: Deps,
): Promise<Response> => {
  const provider = FINANCING_PROVIDERS.find((each) => each.toLowerCase() === name);
  const company = provider && companyOf(deps.env, provider);
  if (company === undefined) throw new Refusal('NOT_FOUND', 'There is nothing here.');
  const body = await readText(request);
  const signature = request.headers.get('financing-signature');
  if (!(await isSignedBody(body, signature, company.secret, deps.clock())))
    throw new Refusal('UNAUTHENTICATED', 'The signature does not fit.');
  const word = v.safeParse(companyWord, parseJson(body));
  if (!word.success)
    throw new Refusal(
      'BAD_USER_INPUT',
      `${v.getDotPath(word.issues[0]) ?? 'body'} is not as documented.`,
    );
  const [application] = await primaryReader(deps.db)(
    applicationById({ id: word.output.reference }),
  );
  if (application?.provider !== provider || application?.route !== 'API')
    throw new Refusal('NOT_FOUND', 'There is no such application.');
  const heard = await hear({ application, word: word.output, via: 'WEBHOOK' }, deps);
  if (heard.ok) return Response.json({ heard: heard.value });
  if ('retriable' in heard.error && !heard.error.retriable)
    throw new Refusal('BAD_USER_INPUT', 'The contract is another file.');
  throw new Refusal('UNAVAILABLE', 'Not now. Please send it again.');
};
