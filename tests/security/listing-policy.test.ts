import { afterEach, expect, it, vi } from 'vitest';
import { listingDocument } from '#web/domains/listings/public/listing-document.ts';
import { hashSource } from '#web/platform/csp/inline-scripts.ts';

const INJECTED = 'alert(document.cookie)';

afterEach(() => vi.unstubAllGlobals());

/** The page of a listing whose text a stranger turned into a script; Next's own carry the nonce it was given. */
const opened = async (): Promise<{ policy: string; given: string }> => {
  let given = '';
  vi.stubGlobal('fetch', async (_: unknown, { headers }: RequestInit) => {
    given =
      /'nonce-[^']+'/.exec(String(new Headers(headers).get('content-security-policy')))?.[0] ?? '';
    return new Response(`<div data-standing="SHOWN"><script>${INJECTED}</script></div>`, {
      headers: { 'content-type': 'text/html' },
    });
  });
  const answer = await listingDocument(
    new Request('https://alva.test/en/sell-my-motorcycle/lst_ayu'),
  );
  return { policy: answer?.headers.get('content-security-policy') ?? '', given };
};

it('a listing’s page runs scripts with the nonce of this one answer, and none that stands in its text', async () => {
  const answers = [await opened(), await opened()];
  for (const { policy, given } of answers) {
    expect(given.length).toBeGreaterThan(25);
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toContain(given);
    expect(scripts).not.toContain(hashSource(INJECTED));
    expect(scripts).not.toContain("'unsafe-inline'");
  }
  expect(answers[0]?.given).not.toBe(answers[1]?.given);
});
