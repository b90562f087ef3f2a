import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#edge/app.ts';
import { createFront, type Front } from '#edge/run/front.ts';
import { contentPath, inProcessApp } from '#tests/support/in-process-app.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const pages: RequestListener = (_, outgoing) => void outgoing.end('a page');

let store: Store;
let app: App;
let front: Front | undefined;
beforeAll(async () => {
  store = await seeded(stores[0].open, { demo: false });
  app = inProcessApp(store.db, Date.now);
});
afterAll(() => store.stop());
afterEach(async () => {
  await front?.stop(0);
  front = undefined;
});

const listen = async (bff: Parameters<typeof createFront>[0]['bff'] = app.fetch) => {
  front = createFront({ bff, pages });
  front.server.listen(0, '127.0.0.1');
  await once(front.server, 'listening');
  return (front.server.address() as AddressInfo).port;
};

interface Answered {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** As it is on the wire: `fetch` would unpack it. */
const get = (port: number, path: string, headers = {}, agent?: Agent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = ask({ port, path, headers, agent }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const { statusCode: status = 0, headers: sent } = answer;
      resolve({ status, headers: sent, body: Buffer.concat(chunks) });
    });
    sent.once('error', reject).end();
  });

const POLICIES = contentPath(
  '{ pages(kind: policy, locale: en) { name title summary image published_at valid_from valid_until category } }',
);

describe('the server of the site', () => {
  it.each([
    ['/graphql', 'bff'],
    ['/content?documentId=a', 'bff'],
    ['/api/session', 'bff'],
    ['/api/map/0/1', 'bff'],
    ['/files/1?a=/b', 'bff'],
    ['/', 'pages'],
    ['/en/content', 'pages'],
    ['/graphql/', 'pages'],
    ['/graphqlx', 'pages'],
    ['/api', 'pages'],
    ['/api/', 'pages'],
    ['/api//session', 'pages'],
    ['/files', 'pages'],
    ['/_next/static/api/a.js', 'pages'],
  ])('gives %s to the %s', async (path, whose) => {
    const port = await listen(async () => new Response('bff'));
    const { body } = await get(port, path);
    expect(String(body)).toBe(whose === 'bff' ? 'bff' : 'a page');
  });

  it('leaves the process its own classes, which pages test what they fetched with', async () => {
    const { Request, Response } = globalThis;
    await listen();
    expect(globalThis.Request).toBe(Request);
    expect(globalThis.Response).toBe(Response);
  });

  it('sends the headers of the BFF, each cookie in one of its own', async () => {
    const port = await listen(async (_, { Answer = Response }) => {
      const answer = new Answer('{}', {
        headers: { 'x-request-id': 'a', 'cache-control': 'no-store' },
      });
      answer.headers.append('set-cookie', 'a=1');
      answer.headers.append('set-cookie', 'b=2');
      return answer;
    });
    const { headers } = await get(port, '/api/session');
    expect(headers).toMatchObject({
      'x-request-id': 'a',
      'cache-control': 'no-store',
      'content-length': '2',
      'set-cookie': ['a=1', 'b=2'],
    });
  });

  it('tells the BFF who connects, whatever they write', async () => {
    const peers: (string | undefined)[] = [];
    const port = await listen(async (_, { peer }) => {
      peers.push(peer);
      return new Response();
    });
    await get(port, '/api/session', { 'x-real-ip': '1.1.1.1' });
    expect(peers).toEqual(['127.0.0.1']);
  });

  it('answers what is asked for in pieces, and refuses what is too long in pieces', async () => {
    const port = await listen();
    const post = (body: BodyInit) =>
      fetch(`http://127.0.0.1:${port}/content`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([body as string]).stream(),
        duplex: 'half',
      } as RequestInit);
    const good = await post(JSON.stringify({ query: '{ __typename }' }));
    expect(await good.json()).toEqual({ data: { __typename: 'Query' } });
    const long = await post(JSON.stringify({ query: 'x'.repeat(3_000_000) }));
    expect(long.status).toBe(413);
  });
});

/** Sends a request on a connection that is open already, as a proxy in front does. */
const sendOn = (socket: Socket, path: string, urgency?: string) =>
  new Promise<{ status: number; retryAfterS: number; text: string }>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (!text.includes('\r\n\r\n')) return;
      const [, seconds] = /\r\nretry-after: (\d+)/i.exec(text) ?? [];
      resolve({ status: Number(text.slice(9, 12)), retryAfterS: Number(seconds), text });
      socket.destroy();
    });
    const header = urgency === undefined ? '' : `x-alva-urgency: ${urgency}\r\n`;
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`);
  });

describe('more requests at once than can be answered soon', () => {
  it('keep nobody else waiting: those of devices are sent away with 503, a person and a call for help pass them', async () => {
    let answered = 0;
    const port = await listen((request, connection) => {
      if (connection.isSentAway !== true) {
        answered++;
        // As long as a dear answer holds everybody else up.
        for (const until = performance.now() + 10; performance.now() < until; );
      }
      return app.fetch(request, connection);
    });
    const path = contentPath('{ __typename }');
    const open = async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: 400 }, open));
    const [person, help] = [await open(), await open()];
    const devices = sockets.map((socket) => sendOn(socket, path, 'later'));
    await expect.poll(() => answered).toBeGreaterThan(5);
    const before = answered;

    const statuses = await Promise.all(
      [sendOn(person, path), sendOn(help, path, 'now')].map(async (each) => (await each).status),
    );
    expect(statuses).not.toContain(503);
    expect(answered - before).toBeLessThan(150);
    const sentAway = (await Promise.all(devices)).filter(({ status }) => status === 503);
    expect(sentAway.length).toBeGreaterThan(50);
    expect(sentAway.every(({ retryAfterS }) => retryAfterS >= 2)).toBe(true);
  });
});

describe('compression', () => {
  it('packs a long answer for whoever takes that, and says what the answer depends on', async () => {
    const port = await listen();
    const plain = await get(port, POLICIES);
    expect(plain.status, String(plain.body)).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept, accept-encoding');
    const packed = await get(port, POLICIES, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: plain.headers.vary });
    expect(packed.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(packed.body)).toEqual(plain.body);
  });

  it('keeps the validator good for both', async () => {
    const port = await listen();
    const { headers } = await get(port, POLICIES, { 'accept-encoding': 'gzip' });
    expect(headers.etag).toMatch(/^W\/"/);
    const again = { 'if-none-match': headers.etag, 'accept-encoding': 'gzip' };
    expect((await get(port, POLICIES, again)).status).toBe(304);
    expect((await get(port, POLICIES, { 'if-none-match': headers.etag?.slice(2) })).status).toBe(
      304,
    );
  });

  it('leaves a short answer, and whoever refuses gzip, alone', async () => {
    const port = await listen();
    const short = await get(port, contentPath('{ __typename }'), { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
    const refusing = await get(port, POLICIES, { 'accept-encoding': 'gzip;q=0' });
    expect(refusing.headers['content-encoding']).toBeUndefined();
  });
});

describe('a stop', () => {
  it('lets an answer that is under way finish, and closes its connection', async () => {
    let finish: ((answer: Response) => void) | undefined;
    const port = await listen(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const agent = new Agent({ keepAlive: true });
    const answer = get(port, '/api/session', {}, agent);
    await expect.poll(() => finish).toBeDefined();
    const stopped = front?.stop(5_000);
    finish?.(new Response('done'));
    expect(String((await answer).body)).toBe('done');
    const from = Date.now();
    await stopped;
    expect(Date.now() - from).toBeLessThan(2_000);
    await expect(get(port, '/api/session')).rejects.toThrow(/ECONNREFUSED/);
    agent.destroy();
  });

  it('ends after its time what does not finish', async () => {
    const port = await listen(() => new Promise(() => undefined));
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/session HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await front?.stop(100);
    await closed;
  });
});
