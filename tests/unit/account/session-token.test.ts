import { describe, expect, it, vi } from 'vitest';
import { createSessionTokens } from '#edge/auth/session-token.ts';
import { HOUR_MS } from '#edge/contract/time.ts';

const KEY = { id: 'k1', secret: new Uint8Array(32).fill(7) };
const NOW = Date.UTC(2026, 0, 5);
const claims = {
  sessionId: 'ses_1',
  tokenId: 'tok_1',
  customerId: 'cus_1',
  issuedAt: NOW,
  expiresAt: NOW + HOUR_MS,
  persistent: true,
};

describe('a session token', () => {
  it('is verified once: the same text is taken without its signature being computed again', async () => {
    const tokens = createSessionTokens([KEY], () => NOW);
    const token = await tokens.mint(claims);
    expect(await tokens.verify(token)).toEqual(claims);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    expect(await tokens.verify(token)).toEqual(claims);
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  it('is refused from its last moment on, however often it was good before', async () => {
    let now = NOW;
    const tokens = createSessionTokens([KEY], () => now);
    const token = await tokens.mint(claims);
    now = claims.expiresAt - 1;
    expect(await tokens.verify(token)).toEqual(claims);
    now = claims.expiresAt;
    expect(await tokens.verify(token)).toBeUndefined();
  });

  it('is refused with another signature after a good one of the same content', async () => {
    const tokens = createSessionTokens([KEY], () => NOW);
    const token = await tokens.mint(claims);
    await tokens.verify(token);
    const [head, body] = token.split('.');
    const forger = createSessionTokens([{ ...KEY, secret: new Uint8Array(32).fill(8) }], () => NOW);
    const [, , signature] = (await forger.mint(claims)).split('.');
    expect(await tokens.verify(`${head}.${body}.${signature}`)).toBeUndefined();
    expect(await tokens.verify(`${head}.${body}.`)).toBeUndefined();
  });
});
