import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const authenticate = (idToken: string, rememberMe?: boolean) =>
  bff.gql<{ authenticate: Record<string, unknown> }>(
    `mutation ($input: AuthenticationInput!, $rememberMe: Boolean) {
      authenticate(input: $input, rememberMe: $rememberMe) {
        __typename
        ... on CurrentUser { id channels { code token } }
        ... on InvalidCredentialsError { errorCode message authenticationError }
        ... on NotVerifiedError { errorCode message }
      }
    }`,
    { input: { firebase: { idToken } }, ...(rememberMe === undefined ? {} : { rememberMe }) },
  );

describe('authenticate and GetChannel work', () => {
  it('begins a session that lasts, and names the channel', async () => {
    const answer = await authenticate(idTokenOf('owner@alva.demo'));
    expect(answer.data?.authenticate).toEqual({
      __typename: 'CurrentUser',
      id: 'cus_owner',
      channels: [{ code: 'alva-id', token: 'alva-id' }],
    });
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=1036800');
    const session = await bff.fetch('/api/session', { headers: { cookie: cookieOf(answer) } });
    expect(await session.json()).toMatchObject({ customerId: 'cus_owner' });
  });

  it('ends with the browser when it is not to be remembered, renewal included', async () => {
    const answer = await authenticate(idTokenOf('owner@alva.demo'), false);
    expect(answer.headers.getSetCookie()[0]).not.toContain('Max-Age');
    await bff.db.primary.execute(
      'update session set rotated_at = rotated_at - 90000000, renewed_at = renewed_at - 90000000',
    );
    const session = await bff.fetch('/api/session', { headers: { cookie: cookieOf(answer) } });
    expect(session.headers.getSetCookie()[0]).toContain('alva-session=');
    expect(session.headers.getSetCookie()[0]).not.toContain('Max-Age');
  });

  it('names the channel to everyone', async () => {
    const { data } = await bff.gql('{ GetChannel { code name } }');
    expect(data).toEqual({ GetChannel: { code: 'alva-id', name: 'ALVA Indonesia' } });
  });
});

describe('authenticate refuses, and mints nothing', () => {
  const old = { auth_time: Math.floor(Date.now() / 1000) - 301 };
  const unproved = { sub: 'stranger', email_verified: false };
  it.each([
    ['garbage', () => 'garbage', 'INVALID_CREDENTIALS', 'INVALID_CREDENTIALS'],
    [
      'an old sign-in',
      () => idTokenOf('owner@alva.demo', old),
      'INVALID_CREDENTIALS',
      'RECENT_SIGN_IN_REQUIRED',
    ],
    ['a stranger', () => idTokenOf('x@example.id'), 'INVALID_CREDENTIALS', 'NOT_REGISTERED'],
    ['an unproved email', () => idTokenOf('staff@alva.demo', unproved), 'NOT_VERIFIED', undefined],
  ])('%s', async (_, token, errorCode, authenticationError) => {
    const answer = await authenticate(token());
    expect(answer.data?.authenticate).toMatchObject({ errorCode });
    expect(answer.data?.authenticate.authenticationError).toBe(authenticationError);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('authenticate is safe', () => {
  it('from another site', async () => {
    const response = await bff.fetch('/graphql', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `mutation { authenticate(input: {firebase: {idToken: "${idTokenOf('owner@alva.demo')}"}}) { __typename } }`,
      }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
