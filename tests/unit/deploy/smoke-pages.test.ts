import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { smokePages } from '#edge/deploy/smoke-pages.ts';

const target = {
  config: 'wrangler.pages.toml',
  region: 'jakarta',
  worker: 'alva-pages-jakarta',
  origin: 'https://www.alva.example',
  site: 'https://www.alva.example',
  files: 'assets',
};
const CODE = 'start()';
const PAGE = `<html><script>${CODE}</script></html>`;
const hash = createHash('sha256').update(CODE).digest('base64');

const SHELL = '/en/charging-station/no-such-station';

type Answer = () => Response;
const of = (type: string, body = '', status = 200): Answer => {
  const headers = {
    'content-type': type,
    'content-security-policy': `script-src 'sha256-${hash}'`,
  };
  return () => new Response(body, { status, headers });
};

const GOOD: Readonly<Record<string, Answer>> = {
  '/en': of('text/html; charset=utf-8', PAGE),
  '/id': of('text/html; charset=utf-8', PAGE),
  payload: of('text/x-component'),
  segment: of('text/x-component'),
  [SHELL]: of('text/html', PAGE, 404),
  '/en/no-such-page': of('text/html', PAGE, 404),
  '/sw.js': of('text/javascript'),
  '/sitemap.xml': of('application/xml'),
};

interface Faults {
  /** Answers that are not as they should be, by kind of request. */
  readonly wrong?: Readonly<Record<string, Answer>>;
  /** Which version answers such a request once the new one has arrived; `null`: one that does not say. */
  readonly by?: Readonly<Record<string, string | null>>;
  readonly arrivesAt?: number;
}

/** @returns what each request named */
const smoke = async ({ wrong = {}, by = {}, arrivesAt = 0 }: Faults = {}) => {
  let time = 0;
  let hasArrived = false;
  const names: (string | null)[] = [];
  const kindOf = (path: string, headers: Headers): string => {
    if (headers.has('next-router-segment-prefetch')) return 'segment';
    return headers.has('rsc') ? 'payload' : path;
  };
  const check = smokePages(target, {
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      names.push(headers.get('cloudflare-workers-version-overrides'));
      const kind = kindOf(String(input).slice(target.origin.length), headers);
      const answer = ((wrong[kind] ?? GOOD[kind]) as Answer)();
      const usual = time < arrivesAt ? 'old' : 'new';
      const version = hasArrived && by[kind] !== undefined ? by[kind] : usual;
      if (version !== null) answer.headers.set('x-served-by', version);
      hasArrived ||= version === 'new';
      return answer;
    },
    wait: async (ms) => {
      time += ms;
    },
    now: () => time,
  });
  await check('new');
  return names;
};

describe('the smoke test of a version of the pages', () => {
  it('names the version in every request', async () => {
    expect(new Set(await smoke())).toEqual(new Set(['alva-pages-jakarta="new"']));
  });

  it('waits until the deployment has arrived', async () => {
    await expect(smoke({ arrivesAt: 4_000 })).resolves.toBeDefined();
    await expect(smoke({ arrivesAt: 60_000 })).rejects.toThrow('new does not answer');
  });

  it.each(Object.keys(GOOD))(
    'fails when another version answers after it has arrived: %s',
    async (kind) => {
      await expect(smoke({ by: { [kind]: 'old' } })).rejects.toThrow('old answers, not new');
      await expect(smoke({ by: { [kind]: null } })).rejects.toThrow('nobody answers, not new');
    },
  );

  it.each<[string, string, Answer, string]>([
    ['a page fails', '/id', of('text/html', '', 500), '/id: status 500, not 200'],
    [
      'the policy of a page names other scripts',
      '/en',
      of('text/html', '<script>another()</script>'),
      '/en: its policy does not let its own scripts run',
    ],
    [
      'a payload is a page',
      'payload',
      of('text/html', PAGE),
      '/en: text/html, not text/x-component',
    ],
    [
      'a segment is a page',
      'segment',
      of('text/html', PAGE),
      '/en: text/html, not text/x-component',
    ],
    [
      'a page that is not there is answered',
      '/en/no-such-page',
      of('text/html', PAGE),
      '/en/no-such-page: status 200, not 404',
    ],
    ['the service worker is a page', '/sw.js', of('text/html', PAGE), '/sw.js: text/html'],
    ['the sitemap is away', '/sitemap.xml', of('text/plain', '', 503), '/sitemap.xml: status 503'],
  ])('fails when %s', async (_, kind, answer, sentence) => {
    await expect(smoke({ wrong: { [kind]: answer } })).rejects.toThrow(sentence);
  });

  it('asks again for a shell that the BFF did not answer in time, three times at most', async () => {
    const shellOf = (statuses: readonly number[]) => {
      let requests = 0;
      const answer = (): Response =>
        of('text/html', PAGE, statuses[requests++] ?? statuses.at(-1))();
      return { wrong: { [SHELL]: answer }, count: () => requests };
    };
    const late = shellOf([200, 200, 404]);
    await smoke(late);
    expect(late.count()).toBe(3);
    await expect(smoke(shellOf([200]))).rejects.toThrow(`${SHELL}: status 200, not 404`);
    await expect(smoke(shellOf([500, 404]))).rejects.toThrow(`${SHELL}: status 500, not 404`);
  });
});
