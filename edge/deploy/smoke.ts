import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { BFF_VERSION_HEADER } from '#edge/contract/version-headers.ts';
import { DeployFault } from './fault.ts';
import type { Target } from './target.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** "It can take up to a couple of seconds to be available globally" (Cloudflare: Version overrides). */
const ARRIVAL_MS = 30_000;
const ARRIVAL_POLL_MS = 250;

interface Probe {
  readonly name: string;
  readonly path: string;
  readonly init?: RequestInit;
  /** What is wrong with the answer; undefined when nothing is. */
  readonly fault: (response: Response) => Promise<string | undefined>;
}

interface GraphqlBody {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}

const documentId = (documents: Readonly<Record<string, string>>, name: string): string => {
  const entry = Object.entries(documents).find(([, text]) => text.includes(`query ${name}(`));
  if (entry === undefined) throw new Error(`There is no document ${name}.`);
  return `sha256:${entry[0]}`;
};

const answersData = async (response: Response): Promise<string | undefined> => {
  if (response.status !== 200) return `status ${response.status}`;
  const { data, errors } = (await response.json()) as GraphqlBody;
  if (errors !== undefined) return errors[0]?.message ?? 'errors';
  return data === undefined || data === null ? 'no data' : undefined;
};

const refusesWith =
  (status: number) =>
  async (response: Response): Promise<string | undefined> =>
    response.status === status ? undefined : `status ${response.status}, not ${status}`;

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const PRODUCTS = `/content?${new URLSearchParams({
  documentId: documentId(contentDocuments, 'ProductList'),
  variables: JSON.stringify({ locale: 'en' }),
})}`;
/** The national monument in Jakarta. */
const NEARBY = {
  documentId: documentId(mainDocuments, 'ChargingStationNearby'),
  variables: { params: { lat: -6.1754, lon: 106.8272 } },
};

/** One for each thing that another part of the worker does: store, schemas, cache, sessions, guard. */
const probes: readonly Probe[] = [
  {
    name: 'public content',
    path: PRODUCTS,
    fault: async (response) => {
      if (response.headers.get('etag') === null) return 'no ETag';
      if (response.headers.has('set-cookie')) return 'sets a cookie';
      return answersData(response);
    },
  },
  { name: 'chargers nearby', path: '/graphql', init: post(NEARBY), fault: answersData },
  {
    name: 'session of a guest',
    path: '/api/session',
    fault: async (response) =>
      response.status === 200 ? undefined : `status ${response.status}, not 200`,
  },
  {
    name: 'a document that is not ours',
    path: '/graphql',
    init: post({ query: '{ __typename }' }),
    fault: refusesWith(403),
  },
  {
    name: 'a request from another site',
    path: '/graphql',
    init: post(NEARBY, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }),
    fault: refusesWith(403),
  },
];

/** One that has arrived may still not answer each request, and another would pass in its stead. */
export const refuseOther = (name: string, served: string | null, version: string): void => {
  if (served !== version)
    throw new DeployFault(`${name}: ${served ?? 'nobody'} answers, not ${version}.`);
};

export interface SmokeParts {
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

interface Health {
  readonly status?: string;
  readonly version?: string;
  readonly region?: string;
  readonly replicaLag?: number | null;
}

/**
 * Asks one version through the address visitors use, whatever share of the traffic it has.
 * @see https://developers.cloudflare.com/workers/versions-and-deployments/version-overrides/
 */
export const smokeTest =
  ({ origin, worker, region }: Target, { fetch, wait, now }: SmokeParts) =>
  async (version: string): Promise<void> => {
    const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
      const headers = new Headers(init.headers);
      headers.set('cloudflare-workers-version-overrides', `${worker}="${version}"`);
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      try {
        return await fetch(`${origin}${path}`, { ...init, headers, signal });
      } catch (error) {
        throw new DeployFault(`${origin}${path} cannot be reached: ${String(error)}`);
      }
    };

    const health = async (): Promise<Health> => {
      const response = await ask('/api/health');
      return response.json().catch(() => ({ status: `${response.status}` })) as Promise<Health>;
    };

    const arrive = async (): Promise<Health> => {
      const end = now() + ARRIVAL_MS;
      for (;;) {
        const answer = await health();
        if (answer.version === version) return answer;
        if (now() >= end)
          throw new DeployFault(
            `${version} does not answer at ${origin}: ${JSON.stringify(answer)} does.`,
          );
        await wait(ARRIVAL_POLL_MS);
      }
    };

    const answer = await arrive();
    if (answer.status !== 'ok') throw new DeployFault(`health: ${JSON.stringify(answer)}`);
    if (answer.region !== region)
      throw new DeployFault(`health: the region is ${answer.region}, not ${region}.`);
    if (typeof answer.replicaLag !== 'number')
      throw new DeployFault('health: the primary cannot be reached from there.');
    for (const { name, path, init, fault } of probes) {
      const response = await ask(path, init);
      refuseOther(name, response.headers.get(BFF_VERSION_HEADER), version);
      const failure = await fault(response).catch(() => `status ${response.status}, not JSON`);
      if (failure !== undefined) throw new DeployFault(`${name}: ${failure}`);
    }
  };
