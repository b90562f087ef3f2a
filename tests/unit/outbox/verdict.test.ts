import { describe, expect, it } from 'vitest';
import type { Fault } from '#web/platform/graphql/fault.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';
import { verdictOfFault } from '#web/platform/offline/outbox/verdict.ts';

const graphql = (code: string, status = 200): Fault => ({
  layer: 'graphql',
  status,
  code,
  message: '',
});
const http = (status: number): Fault => ({
  layer: 'http',
  status,
  statusText: '',
  name: '',
  message: '',
});

describe('what an attempt came to', () => {
  it.each([
    [{ layer: 'network', message: '' }, 'unreachable'],
    // A captive portal's HTML.
    [{ layer: 'validation', message: '' }, 'unreachable'],
    [http(502), 'later'],
    [http(429), 'later'],
    [http(418), 'refused'],
    // A resolver that failed is answered with 200.
    [graphql('INTERNAL_SERVER_ERROR'), 'later'],
    [graphql('UNAVAILABLE', 503), 'later'],
    [graphql('RATE_LIMITED', 429), 'later'],
    [graphql('PERSISTED_QUERY_NOT_FOUND', 404), 'later'],
    [graphql('UNAUTHENTICATED', 401), 'locked'],
    [graphql('UNAUTHENTICATED'), 'locked'],
    [graphql('CUSTOMER_MISMATCH', 409), 'other-person'],
    [graphql('FORBIDDEN'), 'refused'],
    [graphql('BAD_USER_INPUT', 400), 'refused'],
    [graphql('IDEMPOTENCY_KEY_REUSED', 422), 'refused'],
  ] as const satisfies readonly (readonly [Fault, string])[])('%o is %s', (fault, kind) => {
    expect(verdictOfFault(fault).kind).toBe(kind);
  });

  const verdictOf = (data: object) => {
    const rule = queueable({
      document: { __meta__: { hash: 'sha256:x' } },
      entity: () => 'one',
      label: 'note',
      offline: true,
    });
    const transport = {
      endpoint: 'https://alva.test/graphql',
      method: 'POST',
      fetch: async () => Response.json({ data }),
    } as const;
    return rule.send(transport, {}, new AbortController().signal);
  };

  it('reads success, refusal and conflict from the common shape of an answer', async () => {
    expect(await verdictOf({ write: { success: true, errorCode: null } })).toEqual({
      kind: 'done',
    });
    expect(await verdictOf({ write: { success: false, errorCode: 'FULL' } })).toEqual({
      kind: 'refused',
      code: 'FULL',
    });
    expect(
      await verdictOf({ write: { success: false, errorCode: 'CHANGED', conflict: { at: 2 } } }),
    ).toEqual({ kind: 'conflict', code: 'CHANGED', conflict: { at: 2 } });
    expect(await verdictOf({ write: null })).toEqual({ kind: 'refused', code: 'UNKNOWN' });
  });
});
