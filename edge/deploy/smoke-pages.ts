import { createHash } from 'node:crypto';
import { PAGES_VERSION_HEADER } from '#edge/contract/version-headers.ts';
import { DeployFault } from './fault.ts';
import type { PagesTarget } from './pages-target.ts';
import { refuseOther, type SmokeParts } from './smoke.ts';

const REQUEST_TIMEOUT_MS = 10_000;
/** As long as another version may answer in its stead. */
const ARRIVAL_MS = 30_000;
const ARRIVAL_POLL_MS = 250;
/** How often in all, and after how long again. */
const UNTOLD_TRIES = 3;
const UNTOLD_PAUSE_MS = 1_000;

const ROUTER = { rsc: '1' };
const TREE = { ...ROUTER, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

interface Probe {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fault: (answer: Response, body: string) => string | undefined;
  /** Whether another one may be better: a page whose visit the BFF does not answer in time is the shell as it is. */
  readonly isUntold?: (answer: Response) => boolean;
}

const INLINE = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Scripts that the policy of the answer does not let run: page and policy are of two builds. */
const blocked = (answer: Response, html: string): string | undefined => {
  const policy = answer.headers.get('content-security-policy') ?? '';
  const bad = [...html.matchAll(INLINE)].find(
    ([, code = '']) => !policy.includes(createHash('sha256').update(code).digest('base64')),
  );
  return bad && 'its policy does not let its own scripts run';
};

const isType =
  (type: string, status = 200) =>
  (answer: Response): string | undefined => {
    if (answer.status !== status) return `status ${answer.status}, not ${status}`;
    const given = answer.headers.get('content-type') ?? '';
    return given.startsWith(type) ? undefined : `${given || 'nothing'}, not ${type}`;
  };

const isPage = (answer: Response, html: string): string | undefined =>
  isType('text/html')(answer) ?? blocked(answer, html);

const PROBES: readonly Probe[] = [
  { path: '/en', fault: isPage },
  { path: '/id', fault: isPage },
  { path: '/en', headers: ROUTER, fault: isType('text/x-component') },
  { path: '/en', headers: TREE, fault: isType('text/x-component') },
  {
    path: '/en/charging-station/no-such-station',
    fault: isType('text/html', 404),
    isUntold: ({ status }) => status === 200,
  },
  { path: '/en/no-such-page', fault: isType('text/html', 404) },
  { path: '/sw.js', fault: isType('text/javascript') },
  { path: '/sitemap.xml', fault: isType('application/xml') },
];

/** Asks one version of the page worker, through the address visitors use, whatever share of the traffic it has. */
export const smokePages =
  ({ origin, worker }: PagesTarget, { fetch, wait, now }: SmokeParts) =>
  async (version: string): Promise<void> => {
    const ask = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
      fetch(origin + path, {
        headers: { ...headers, 'cloudflare-workers-version-overrides': `${worker}="${version}"` },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new DeployFault(`${origin}${path} cannot be reached: ${String(error)}`);
      });
    const end = now() + ARRIVAL_MS;
    for (;;) {
      const answer = await ask('/en');
      await answer.arrayBuffer();
      const served = answer.headers.get(PAGES_VERSION_HEADER);
      if (served === version) break;
      if (now() >= end)
        throw new DeployFault(
          `${version} does not answer at ${origin}: ${served ?? 'nobody'} does.`,
        );
      await wait(ARRIVAL_POLL_MS);
    }
    for (const { path, headers, fault, isUntold } of PROBES) {
      let answer = await ask(path, headers);
      for (let tries = 1; tries < UNTOLD_TRIES && isUntold?.(answer); tries++) {
        await answer.arrayBuffer();
        await wait(UNTOLD_PAUSE_MS);
        answer = await ask(path, headers);
      }
      refuseOther(path, answer.headers.get(PAGES_VERSION_HEADER), version);
      const failure = fault(answer, await answer.text());
      if (failure !== undefined) throw new DeployFault(`${path}: ${failure}`);
    }
  };
