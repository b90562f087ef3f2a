import { describe, expect, it } from 'vitest';
import { type Fault, isRetryable } from '#web/platform/graphql/fault.ts';
import { send, type Transport, type TrustedDocument } from '#web/platform/graphql/send.ts';

const document: TrustedDocument<{ version: string }, { a: number }> = { __meta__: { hash: 'abc' } };

const answering = (respond: (request: Request) => Response | Promise<Response>) =>
  send(
    { endpoint: 'http://bff/content', method: 'GET', fetch: async (request) => respond(request) },
    document,
    { a: 1 },
  );

const faultOf = async (respond: () => Response | Promise<Response>): Promise<Fault> => {
  const answer = await answering(respond);
  if (answer.ok) throw new Error('expected a fault');
  return answer.fault;
};

describe('sending a trusted document', () => {
  it('asks by hash, with the variables in the address, and returns the data', async () => {
    let url = '';
    const answer = await answering((request) => {
      url = request.url;
      return Response.json({ data: { version: '1' } });
    });
    expect(answer).toEqual({ ok: true, data: { version: '1' } });
    expect(new URL(url).searchParams.get('documentId')).toBe('abc');
    expect(new URL(url).searchParams.get('variables')).toBe('{"a":1}');
  });

  it('tells a dead network from a failing server', async () => {
    const dead = await faultOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(dead.layer).toBe('network');
    expect(isRetryable(dead)).toBe(true);
    const failing = await faultOf(() => new Response('bad gateway', { status: 502 }));
    expect(failing).toMatchObject({ layer: 'http', status: 502 });
    expect(isRetryable(failing)).toBe(true);
  });

  it('keeps code and request id of a refusal, and does not call it retryable', async () => {
    const refused = await faultOf(() =>
      Response.json(
        { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN', requestId: 'r1' } }] },
        { status: 403 },
      ),
    );
    expect(refused).toMatchObject({ layer: 'graphql', code: 'FORBIDDEN', requestId: 'r1' });
    expect(isRetryable(refused)).toBe(false);
  });

  it('says of a failing answer its status, what that is called, the operation, and the message', async () => {
    const named = { __meta__: { hash: 'abc', name: 'EvList' } };
    const faults = await Promise.all(
      [
        new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
        Response.json({ message: 'Too large.' }, { status: 413 }),
        new Response('Slow down', { status: 429, headers: { 'retry-after': '7' } }),
      ].map(async (response) => {
        const transport = { endpoint: 'http://bff/', method: 'GET', fetch: async () => response };
        const answer = await send(transport as Transport, named, {});
        return answer.ok ? undefined : answer.fault;
      }),
    );
    const http = { layer: 'http', name: 'EvList' };
    expect(faults).toEqual([
      {
        ...http,
        status: 502,
        statusText: 'Bad Gateway',
        message: 'Received status code 502',
      },
      { ...http, status: 413, statusText: 'Content Too Large', message: 'Too large.' },
      {
        ...http,
        status: 429,
        statusText: 'Too Many Requests',
        message: 'Slow down',
        retryAfterMs: 7_000,
      },
    ]);
  });

  it("does not take a captive portal's page for an answer", async () => {
    const portal = await faultOf(
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(portal.layer).toBe('validation');
    expect((await faultOf(() => Response.json({ data: null }))).layer).toBe('validation');
    expect((await faultOf(() => Response.json([1]))).layer).toBe('validation');
  });
});
