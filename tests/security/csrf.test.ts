import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ ALVA_ENV: 'production' });
});
afterAll(() => bff.stop());

const codeOf = async (response: Response): Promise<string> => {
  const body = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return body.errors?.[0]?.extensions.code ?? 'none';
};

const json = { 'content-type': 'application/json' };
const body = JSON.stringify({ query: 'mutation { __typename }' });

describe('cross-site requests', () => {
  it.each<[string, Record<string, string>]>([
    // <form action="https://alva.test/graphql" method="post" enctype="text/plain">
    //   <input name='{"query":"mutation { __typename }","x":"' value='"}'>
    [
      'a form posted as text/plain',
      { 'content-type': 'text/plain', origin: 'https://evil.example' },
    ],
    // <form action="https://alva.test/graphql" method="post"><input name="query" value="mutation { __typename }">
    [
      'a form posted URL-encoded',
      { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    ],
    // <form action="…" method="post" enctype="multipart/form-data"><input name="operations" value="…">
    [
      'a form with files',
      { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' },
    ],
    // fetch('https://alva.test/graphql', { method: 'POST', mode: 'no-cors', credentials: 'include', body })
    [
      'a script in no-cors mode',
      { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://evil.example' },
    ],
    // navigator.sendBeacon('https://alva.test/graphql', new Blob([body], { type: 'application/json' }))
    ['a beacon', { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    // <iframe sandbox="allow-forms allow-scripts" srcdoc="<form …>">
    ['a sandboxed frame', { ...json, origin: 'null' }],
    // A page on a sibling host that was taken over: https://old.alva.test
    ['a sibling host', { ...json, origin: 'https://old.alva.test', 'sec-fetch-site': 'same-site' }],
    // A form whose Origin header was lost on a redirect; the browser still says where it comes from.
    ['a request that hides its origin', { ...json, 'sec-fetch-site': 'cross-site' }],
    ['an origin that starts like ours', { ...json, origin: `${ORIGIN}.evil.example` }],
    ['our origin without TLS', { ...json, origin: ORIGIN.replace('https:', 'http:') }],
    ['our name on another port', { ...json, origin: `${ORIGIN}:8443` }],
    [
      'loopback, which only an embedded instance trusts',
      { ...json, origin: 'http://localhost:3000' },
    ],
  ])('refuses %s', async (_, headers) => {
    const response = await bff.fetch('/graphql', { method: 'POST', headers, body });
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('CROSS_SITE_REQUEST');
  });

  it.each<[string, Record<string, string>]>([
    // <form method="post" enctype="text/plain"> from an old browser that sends no Origin
    ['a form from a browser without Origin', { 'content-type': 'text/plain' }],
    ['a typed-in form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('refuses %s by its media type', async (_, headers) => {
    const response = await bff.fetch('/graphql', { method: 'POST', headers, body });
    expect(response.status).toBe(415);
  });

  it('gives no other site leave to read or to ask', async () => {
    const preflight = await bff.fetch('/graphql', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('takes our own page and clients that are no browsers', async () => {
    for (const headers of [{ ...json, origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, json]) {
      const response = await bff.fetch('/graphql', { method: 'POST', headers, body });
      expect(await codeOf(response)).toBe('none');
    }
  });
});
