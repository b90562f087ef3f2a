import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSignedBody } from '#edge/domains/orders/financing/signature.ts';
import { localKey, localSecret } from '#edge/financing-sandbox/companies.ts';
import { type CompaniesOptions, startCompanies } from '#edge/financing-sandbox/start.ts';

type Started = Awaited<ReturnType<typeof startCompanies>>;

interface Letter {
  readonly url: string;
  readonly body: string;
  readonly signature: string | null;
}

const start = (more: CompaniesOptions = {}) => startCompanies({ ALVA_ENV: 'embedded' }, more);

/** A store that takes every word, and writes it down. */
const storeThat = (letters: Letter[], status = 200): typeof fetch =>
  (async (url: string, init: RequestInit) => {
    const signature = new Headers(init.headers).get('financing-signature');
    letters.push({ url, body: String(init.body), signature });
    return new Response(null, { status });
  }) as typeof fetch;

const bodyFor = (reference: string, more: object = {}) => ({
  reference,
  callback_url: 'http://shop.test/decisions',
  return_url: 'http://shop.test/my-orders/1',
  product: 'ALVA CERVO',
  order_code: 'AO-1',
  price: 36_500_000,
  down_payment: 6_500_000,
  principal: 30_000_000,
  months: 12,
  monthly: 2_770_000,
  total: 33_240_000,
  applicant: { name: 'Ayu', email: 'ayu@alva.demo', phone: '+62812', address: 'Jl. Melati 4' },
  ...more,
});

const ask = async (
  { origin }: Started,
  path: string,
  { method = 'GET', body, headers = {} }: { method?: string; body?: object; headers?: object } = {},
) => {
  const answer = await fetch(`${origin}/bfi/v1/applications${path}`, {
    method,
    headers: {
      authorization: `Bearer ${localKey('BFI')}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
};
const applied = (companies: Started, reference: string, more: object = {}) =>
  ask(companies, '', { method: 'POST', body: bodyFor(reference, more) });
const sendsPaper = (companies: Started, reference: string, kind = 'IDENTITY_CARD') =>
  ask(companies, `/${reference}/documents/${kind}`, {
    method: 'PUT',
    body: { paper: kind },
    headers: { 'content-type': 'image/jpeg' },
  });
const submits = (companies: Started, reference: string) =>
  ask(companies, `/${reference}/submit`, { method: 'POST', body: {} });
const pays = (companies: Started, reference: string, amount = 6_500_000) =>
  ask(companies, `/${reference}/down-payment`, {
    method: 'POST',
    body: { amount, paid_at: '2026-11-20T03:00:00.000Z' },
  });
const handedIn = async (companies: Started, reference: string): Promise<void> => {
  await applied(companies, reference);
  await sendsPaper(companies, reference);
  expect((await submits(companies, reference)).status).toBe(200);
};
const controls = async ({ origin }: Started, path: string, body: object = {}, headers = {}) => {
  const answer = await fetch(`${origin}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: isJson ? await answer.json() : await answer.text() };
};
/** Approved, and its down payment with the store. */
const signable = async (companies: Started, reference: string): Promise<string> => {
  await handedIn(companies, reference);
  await controls(companies, `/${reference}/approve`);
  const { body } = await pays(companies, reference);
  return String(body.sign_url);
};

describe('the local financing companies', () => {
  const letters: Letter[] = [];
  let companies: Started;
  beforeAll(async () => {
    companies = await start({ fetch: storeThat(letters) });
  });
  afterAll(() => companies.stop());

  it('start for embedded instances only', async () => {
    await expect(startCompanies({}, {})).rejects.toThrow(/embedded/);
  });

  it('answer to loopback names only', async () => {
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const { port } = new URL(companies.origin);
        get({ port, host: '127.0.0.1', path: '/control', headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });
    expect(await statusFor('evil.test')).toBe(403);
    expect(await statusFor('localhost:1')).toBe(200);
  });

  it('answer to the key of the company that is asked, and to no other', async () => {
    const withKey = (authorization: string) =>
      ask(companies, '/fin_key', { headers: { authorization } });
    expect((await withKey('Bearer wrong')).status).toBe(401);
    expect((await withKey(`Bearer ${localKey('ADIRA')}`)).status).toBe(401);
    expect((await withKey(`Bearer ${localKey('BFI')}`)).status).toBe(404);
    const other = await fetch(`${companies.origin}/other/v1/applications/fin_key`);
    expect(other.status).toBe(404);
  });

  it('take an application once, and refuse its reference with other figures', async () => {
    const first = await applied(companies, 'fin_1');
    expect(first).toMatchObject({
      status: 201,
      body: { reference: 'fin_1', status: 'received', reason: null, sign_url: null },
    });
    expect(await applied(companies, 'fin_1')).toEqual({ status: 200, body: first.body });
    for (const other of [
      { price: 36_600_000, principal: 30_100_000 },
      { down_payment: 7_500_000, principal: 29_000_000 },
      { months: 24 },
      { monthly: 2_780_000 },
      { total: 33_340_000 },
    ])
      expect((await applied(companies, 'fin_1', other)).status, JSON.stringify(other)).toBe(409);
    expect((await ask(companies, '/fin_1')).body).toEqual(first.body);
  });

  it.each([
    ['a principal that is not price less down payment', { principal: 1 }],
    ['an amount with cents', { monthly: 1.5 }],
    ['no address for its decisions', { callback_url: 'shop' }],
    ['nobody who applies', { applicant: {} }],
  ])('refuse an application with %s', async (_, more) => {
    expect((await applied(companies, 'fin_bad', more)).status).toBe(422);
    expect((await ask(companies, '/fin_bad')).status).toBe(404);
  });

  it('decide about nothing without papers, and take only papers there are', async () => {
    await applied(companies, 'fin_2');
    expect((await submits(companies, 'fin_2')).status).toBe(422);
    expect((await sendsPaper(companies, 'fin_2', 'PASSPORT')).status).toBe(422);
    expect((await submits(companies, 'fin_2')).status).toBe(422);
    expect((await controls(companies, '/fin_2/approve')).body).toEqual({
      worked: false,
      status: 'received',
    });
    expect((await sendsPaper(companies, 'fin_2')).status).toBe(200);
    expect((await submits(companies, 'fin_2')).status).toBe(200);
  });

  it('take a down payment after the approval only, and of the agreed amount', async () => {
    await handedIn(companies, 'fin_3');
    expect((await pays(companies, 'fin_3')).status).toBe(409);
    await controls(companies, '/fin_3/approve');
    expect((await pays(companies, 'fin_3', 6_000_000)).status).toBe(422);
    expect((await ask(companies, '/fin_3')).body.sign_url).toBeNull();
    const paid = await pays(companies, 'fin_3');
    expect(paid).toMatchObject({ status: 200, body: { sign_url: expect.any(String) } });
    expect(await pays(companies, 'fin_3')).toEqual(paid);
  });

  it('have the contract signed on a page in two languages, once', async () => {
    const url = await signable(companies, 'fin_4');
    expect(await (await fetch(url)).text()).toContain('Tanda tangani kontrak');
    expect(await (await fetch(`${url}?lang=en`)).text()).toContain('Sign the contract');
    const press = (what: string, origin: string) =>
      fetch(`${url}/${what}?lang=en`, { method: 'POST', headers: { origin } });
    expect((await press('sign', 'https://evil.test')).status).toBe(403);
    expect((await press('sign', 'null')).status).toBe(403);
    expect(await (await press('sign', companies.origin)).text()).toContain('contract signed');
    const { body } = await ask(companies, '/fin_4');
    expect(body).toMatchObject({ status: 'contract_signed' });
    await press('refuse-contract', companies.origin);
    await press('sign', companies.origin);
    expect((await ask(companies, '/fin_4')).body).toEqual(body);
    expect(await (await fetch(`${url}?lang=en`)).text()).not.toContain('<form');
    expect((await fetch(`${companies.origin}/sign/nobody`)).status).toBe(404);
  });

  it('show every page under a policy that runs no script but their own and lets nobody frame it', async () => {
    const signing = await signable(companies, 'fin_policy');
    for (const url of [signing, `${companies.origin}/control`]) {
      const answer = await fetch(url);
      const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
      expect(policy, url).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(answer.headers.get('x-content-type-options'), url).toBe('nosniff');
      expect(answer.headers.get('cache-control'), url).toBe('no-store');
      // With `no-referrer` browsers send `Origin: null`, and the forms would be refused.
      expect(answer.headers.get('referrer-policy'), url).toBe('same-origin');
      for (const [, script] of (await answer.text()).matchAll(/<script src="([^"]+)"/g))
        expect((await fetch(new URL(script ?? '', url))).status, script).toBe(200);
    }
  });

  it('hand out the contract that was signed, by its hash', async () => {
    await signable(companies, 'fin_5');
    expect((await ask(companies, '/fin_5/contract')).status).toBe(404);
    await controls(companies, '/fin_5/sign');
    const { body } = await ask(companies, '/fin_5');
    const file = await fetch(`${companies.origin}/bfi/v1/applications/fin_5/contract`, {
      headers: { authorization: `Bearer ${localKey('BFI')}` },
    });
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(body.contract).toMatchObject({
      reference: expect.stringMatching(/^BFI-\d{6}$/),
      sha256,
    });
  });

  it('post each decision, signed, as often as the control page says', async () => {
    await handedIn(companies, 'fin_6');
    await controls(companies, '/behaviour', { copies: 2 });
    await controls(companies, '/fin_6/reject');
    await companies.desk.idle();
    await controls(companies, '/behaviour', { copies: 1 });
    const sent = letters.filter(({ body }) => body.includes('"fin_6"'));
    expect(sent).toHaveLength(2);
    for (const { url, body, signature } of sent) {
      expect(url).toBe('http://shop.test/decisions');
      expect(JSON.parse(body)).toMatchObject({ status: 'rejected', reason: expect.any(String) });
      expect(await isSignedBody(body, signature, localSecret('BFI'), Date.now())).toBe(true);
      expect(await isSignedBody(body, signature, localSecret('ADIRA'), Date.now())).toBe(false);
    }
  });

  it.each([
    [200, 1],
    [404, 1],
    [302, 1],
  ])('send a decision once to a store that answers %i', async (status, times) => {
    const heard: Letter[] = [];
    const other = await start({ fetch: storeThat(heard, status) });
    await handedIn(other, 'fin_7');
    await controls(other, '/fin_7/approve');
    await other.desk.idle();
    await other.stop();
    expect(heard).toHaveLength(times);
  });

  it('send a decision again to a store that fails, until it does not', async () => {
    const heard: Letter[] = [];
    const [failing, well] = [storeThat(heard, 503), storeThat(heard)];
    const other = await start({
      fetch: (url, init) => (heard.length === 0 ? failing : well)(url, init),
    });
    await handedIn(other, 'fin_8');
    await controls(other, '/fin_8/approve');
    await other.desk.idle();
    await other.stop();
    expect(heard).toHaveLength(2);
  });

  it('are controlled from their own page only', async () => {
    await handedIn(companies, 'fin_9');
    const evil = { origin: 'https://evil.test' };
    expect((await controls(companies, '/fin_9/approve', {}, evil)).status).toBe(403);
    expect((await controls(companies, '/behaviour', { copies: 5 }, evil)).status).toBe(403);
    expect((await ask(companies, '/fin_9')).body.status).toBe('received');
    expect(companies.behaviour.copies).toBe(1);
    expect((await controls(companies, '/behaviour', { copies: 99 })).status).toBe(400);
    expect((await controls(companies, '/fin_9/lend')).status).toBe(404);
    const text = await (await fetch(`${companies.origin}/control?lang=id`)).text();
    expect(text).toContain('Setujui');
  });

  it('fail or lose answers as the control page says, and a lost request was carried out', async () => {
    await controls(companies, '/behaviour', { requests: 'error' });
    expect((await applied(companies, 'fin_10')).status).toBe(500);
    await controls(companies, '/behaviour', { requests: 'lost' });
    expect((await applied(companies, 'fin_11')).status).toBe(503);
    await controls(companies, '/behaviour', { requests: 'ok' });
    expect((await ask(companies, '/fin_10')).status).toBe(404);
    expect((await ask(companies, '/fin_11')).status).toBe(200);
  });

  it('write what comes from the store as text', async () => {
    await applied(companies, 'fin_12', { product: '<script>alert(1)</script>' });
    const html = await (await fetch(`${companies.origin}/control`)).text();
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert');
  });

  it('come back after a restart with their books and their address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'alva-financing-'));
    const file = join(folder, 'financing.json');
    const first = await start({ file, fetch: storeThat([]) });
    const url = await signable(first, 'fin_13');
    await first.desk.idle();
    const { body } = await ask(first, '/fin_13');
    await first.stop();
    const second = await start({ file, fetch: storeThat([]) });
    expect(second.origin).toBe(first.origin);
    // The first question may go out on a connection that the stop has closed.
    const standing = () => ask(second, '/fin_13').catch(() => undefined);
    await expect.poll(async () => (await standing())?.body).toEqual(body);
    expect(await (await fetch(`${url}?lang=en`)).text()).toContain('Sign the contract');
    expect((await controls(second, '/fin_13/sign')).body).toEqual({
      worked: true,
      status: 'contract_signed',
    });
    await second.desk.idle();
    await second.stop();
    rmSync(folder, { recursive: true });
  });
});
