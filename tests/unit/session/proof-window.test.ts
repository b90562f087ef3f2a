import { describe, expect, it, vi } from 'vitest';
import {
  hearProof,
  proofPath,
  readRequest,
  tellProof,
} from '#web/platform/session/proof-window.ts';

const requestOf = (path: string) => readRequest(new URL(path, 'https://ours.invalid').search);

describe('the address of the page on which somebody proves who they are', () => {
  it('says which way was pressed, and who waits or where the page leads back to', () => {
    expect(requestOf(proofPath({ way: 'phone', askedBy: 'a-1' }))).toEqual({
      way: 'phone',
      askedBy: 'a-1',
      next: '/',
    });
    expect(
      requestOf(proofPath({ way: 'google.com', next: '/my-orders/ord_1?pay=1&x=%2F' })),
    ).toEqual({ way: 'google.com', askedBy: undefined, next: '/my-orders/ord_1?pay=1&x=%2F' });
  });

  it('leads to no other site and offers no way that there is not, whoever made it up', () => {
    for (const next of ['https://evil.example/', '//evil.example', '/login/prove?next=/', '/api/x'])
      expect(readRequest(`?next=${encodeURIComponent(next)}&way=magic`)).toEqual({
        way: undefined,
        askedBy: undefined,
        next: '/',
      });
  });
});

describe('the window tells the page that waits', () => {
  it('and no other page, nor one that has stopped waiting', async () => {
    const proved: string[] = [];
    const hear = (askedBy: string) => hearProof(askedBy, () => proved.push(askedBy));
    hear('gone')();
    const stop = [hear('other'), hear('mine')];
    tellProof('gone');
    tellProof('mine');
    // Messages arrive in their order, so whatever was for others has been here by then.
    await vi.waitFor(() => expect(proved).toContain('mine'));
    for (const each of stop) each();
    expect(proved).toEqual(['mine']);
  });
});
