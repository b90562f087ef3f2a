import content from '#edge/contract/documents.content.json' with { type: 'json' };
import main from '#edge/contract/documents.main.json' with { type: 'json' };

/** The trusted document whose text begins so, as a page names it; a whole one is not trusted. */
const named = (start: RegExp | string): { documentId: string } | { query: string } => {
  if (typeof start === 'string') return { query: start };
  const all = Object.entries({ ...content, ...main });
  const [hash] = all.find(([, text]) => start.test(text)) ?? [];
  if (hash === undefined) throw new Error(`No trusted document ${start}; npm run codegen?`);
  return { documentId: `sha256:${hash}` };
};

/** The body of a request, as a page posts it. */
export const posted = (start: RegExp | string, variables: object = {}): string =>
  JSON.stringify({ ...named(start), variables });

/** The address of public content, which caches may keep. */
export const contentAddress = (start: RegExp, variables: object = {}): string =>
  `/content?${new URLSearchParams({ ...named(start), variables: JSON.stringify(variables) })}`;

/** What a device that comes back asks about in one question. */
export const COLLECTIONS = ['vehicles', 'shares', 'shareOffers', 'orders', 'notifications'];

/** A write that a device's outbox may repeat for ever. */
export const FAVOURITE = /^mutation SetStationFavourite\b/;
export const favourite = (isFavourite: boolean, changedAt: number) => ({
  stationId: 'sta_demo_arus-kuta',
  isFavourite,
  changedAt: new Date(changedAt).toISOString(),
});

/** The answer of a server of GraphQL that has no errors. */
export const answerOf = async <Answer>(response: Response | Promise<Response>): Promise<Answer> => {
  const answer = (await (await response).json()) as { errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer as Answer;
};

/** Asks an app, or a server, as somebody who is signed in with this cookie; a guest without. */
export const asking =
  (
    request: (address: string, init: RequestInit) => Response | Promise<Response>,
    origin: string,
    cookie = '',
  ) =>
  async <Data>(start: RegExp | string, variables: object = {}): Promise<Data> => {
    const headers = { origin, cookie, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: posted(start, variables) };
    return (await answerOf<{ readonly data: Data }>(request(`${origin}/graphql`, init))).data;
  };
