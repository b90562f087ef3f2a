import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { smokePages } from '#edge/deploy/smoke-pages.ts';

const target = {
  config: 'wrangler.pages.toml',
  region: 'jakarta',
  worker: 'alva-pages-jakarta',
  origin: 'https://www.alva.example',
  files: 'worker-assets',
};
const SHELL = '/en/charging-station/no-such-station';
const SCRIPT = 'start()';
const policyOf = (script: string): string =>
  `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** @param shells statuses of the shell, one after the other; the last one stays */
const check = async (shells: readonly number[], policy = policyOf(SCRIPT)): Promise<number> => {
  let shellsAsked = 0;
  const answerTo = (path: string, headers: Headers): Response => {
    const answer = (type: string, status = 200, body = '') =>
      new Response(body, {
        status,
        headers: {
          'content-type': type,
          'content-security-policy': policy,
          'x-served-by': 'new',
        },
      });
    if (headers.has('rsc')) return answer('text/x-component');
    if (path === SHELL) return answer('text/html', shells[shellsAsked++] ?? shells.at(-1));
    if (path.endsWith('/no-such-page')) return answer('text/html', 404);
    if (path === '/sw.js') return answer('text/javascript');
    if (path === '/sitemap.xml') return answer('application/xml');
    return answer('text/html', 200, `<script>${SCRIPT}</script>`);
  };
  let time = 0;
  await smokePages(target, {
    fetch: async (input, init) =>
      answerTo(String(input).slice(target.origin.length), new Headers(init?.headers)),
    wait: async (ms) => {
      time += ms;
    },
    now: () => time,
  })('new');
  return shellsAsked;
};

describe('the smoke test of pages', () => {
  it('lets a sound version pass, and asks once for each thing', async () => {
    expect(await check([404])).toBe(1);
  });

  it('asks again for a shell that nobody told in time what it is opened for', async () => {
    expect(await check([200, 200, 404])).toBe(3);
  });

  it('refuses a version whose shells are never told, or fail', async () => {
    await expect(check([200])).rejects.toThrow(`${SHELL}: status 200, not 404`);
    await expect(check([500, 404])).rejects.toThrow(`${SHELL}: status 500, not 404`);
  });

  it('refuses a version whose policy does not let its own scripts run', async () => {
    await expect(check([404], policyOf('another'))).rejects.toThrow(/its own scripts/);
  });
});
