import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseImpossibleMethods } from '#edge/http/methods.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { loggedLine } from '#tests/support/logged.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const report = (body: string, headers: Record<string, string> = {}) =>
  bff.fetch('/api/csp-reports', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/csp-report', ...headers },
  });

const violation = (change: object = {}): string =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://alva.test/en/my-ev/veh_1?vin=MJXVA1BN1PK000001',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?token=secret',
      'script-sample': 'stolen text',
      ...change,
    },
  });

describe('what a page’s policy stopped', () => {
  it('is a line of the log, without what names a person', async () => {
    expect((await report(violation())).status).toBe(204);
    const line = await loggedLine(bff.logs, 'csp.violation');
    expect(JSON.parse(line)).toMatchObject({
      level: 'warn',
      page: '/en/my-ev',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
    });
    expect(line).not.toMatch(/MJXVA|veh_1|secret|stolen/);
  });

  it.each([
    ['no report', '{}', 400],
    ['no JSON', 'x', 400],
    ['a list of other reports', '[]', 400],
    ['a report of 30 kB', violation({ 'blocked-uri': 'x'.repeat(30_000) }), 413],
  ])('is refused as %s', async (_, body, status) => {
    expect((await report(body)).status).toBe(status);
  });

  it('is cut where it is long', async () => {
    await report(violation({ 'violated-directive': 'd'.repeat(5_000) }));
    const line = await loggedLine(bff.logs, '"directive":"ddd');
    expect(line.length).toBeLessThan(600);
  });

  it('is not taken from pages of others', async () => {
    expect((await report(violation(), { origin: 'https://evil.example' })).status).toBe(403);
  });
});

describe('a failed script', () => {
  const reportFailure = (query: string, headers: Record<string, string> = {}) =>
    bff.fetch(`/api/script-failures${query}`, { method: 'POST', headers });

  it('is a line of the log with the build of its page, and nothing else of who sent it', async () => {
    expect((await reportFailure('?build=4f0a-1&page=/en/my-ev/veh_1')).status).toBe(204);
    const line = await loggedLine(bff.logs, 'script.failure');
    expect(JSON.parse(line)).toMatchObject({ level: 'warn', build: '4f0a-1' });
    expect(line).not.toContain('veh_1');
  });

  it.each([
    ['no build', ''],
    ['an empty one', '?build='],
    ['one that is too long', `?build=${'b'.repeat(65)}`],
    ['one that would be part of a question to the figures', "?build=x'%20OR%201"],
  ])('is refused with %s', async (_, query) => {
    expect((await reportFailure(query)).status).toBe(400);
  });

  it('is not taken from pages of others', async () => {
    const origin = 'https://evil.example';
    expect((await reportFailure('?build=4f0a-1', { origin })).status).toBe(403);
  });
});

describe('a method that no request can have', () => {
  let server: Server;
  let stopRefusing: () => void;
  const seen: (string | undefined)[] = [];
  beforeAll(async () => {
    stopRefusing = refuseImpossibleMethods();
    server = createServer((request, response) => {
      seen.push(request.method);
      // As Next does: it makes a `Request` of what came, and fails where there can be none.
      new Request('http://site.test/', { method: request.method ?? '' });
      response.end('well');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    stopRefusing();
    server.close();
  });

  const raw = (head: string) =>
    new Promise<string>((resolve, reject) => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${head}\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      );
      let text = '';
      socket.on('data', (part) => {
        text += String(part);
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });

  it('is answered 405 by the server itself, and others go on', async () => {
    for (const method of ['TRACE']) {
      const answer = await raw(`${method} / HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer).not.toContain('well');
    }
    expect(await raw('GET / HTTP/1.1')).toContain('well');
    expect(seen).not.toContain('TRACE');
  });
});
