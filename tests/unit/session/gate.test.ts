import { describe, expect, it } from 'vitest';
import { gate } from '#web/platform/session/gate.ts';
import { OPTIONAL, PROTECTED, pageAction, SIGN_IN } from '#web/platform/session/page-action.ts';
import type { SessionState } from '#web/platform/session/state.ts';

const COOKIE = 'a=b; alva-session=x.y.z';

describe('the server, which sees only whether the cookie is there', () => {
  it.each([
    ['/profile', null, 'same-origin', '/login?next=%2Fprofile'],
    ['/my-ev/VIN1?tab=x', null, 'none', '/login?next=%2Fmy-ev%2FVIN1%3Ftab%3Dx'],
    ['/profile?x=1', null, 'none', '/login?next=%2Fprofile%3Fx%3D1'],
    ['/pstools?x=1', null, 'same-origin', '/login?next=%2Fpstools%3Fx%3D1'],
    ['/transfer-ownership?vin=A', null, 'none', '/login?next=%2Ftransfer-ownership%3Fvin%3DA'],
    ['/service-booking?vin=A', null, 'none', '/login?next=%2Fservice-booking%3Fvin%3DA'],
    ['/profile', 'alva-session=', 'none', '/login?next=%2Fprofile'],
    ['/profile', COOKIE, 'none', undefined],
    ['/profile', '__Host-alva-session=x', 'none', undefined],
    ['/login', COOKIE, 'none', '/'],
    ['/login', COOKIE, 'cross-site', '/'],
    ['/login', null, 'none', undefined],
    ['/product', null, 'none', undefined],
    ['/profiles', null, 'none', undefined],
    // From a mail or another site the Strict cookie does not come along: the page asks again.
    ['/profile', null, 'cross-site', undefined],
    ['/profile', null, 'same-site', undefined],
    ['/profile', null, null, undefined],
  ])('sends %s (cookie %j, from %s) to %j', (path, cookie, site, to) => {
    expect(gate({ path, cookie, site })).toBe(to);
  });
});

describe('the page', () => {
  const states: SessionState[] = [
    { kind: 'initializing' },
    { kind: 'guest', locked: undefined },
    { kind: 'signed-in', customerId: 'cus_1', initials: 'AL', isStaff: false, isAffiliate: false },
    { kind: 'unavailable', lastCustomerId: 'cus_1' },
  ];
  it.each([
    ['personal', PROTECTED, ['loader', 'redirect-to-login', 'render', 'render']],
    ['sign-in', SIGN_IN, ['loader', 'render', 'redirect-to-app', 'render']],
    ['optional', OPTIONAL, ['nothing', 'nothing', 'render', 'render']],
  ] as const)('%s: does what the contract says in every state', (_, policy, actions) => {
    expect(states.map((state) => pageAction(state, policy))).toEqual(actions);
  });

  it('waits with redirects for a login or logout call', () => {
    expect(states.map((state) => pageAction(state, SIGN_IN, true))).toEqual([
      'loader',
      'render',
      'loader',
      'render',
    ]);
  });
});
