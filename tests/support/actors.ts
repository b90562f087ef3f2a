import { type Bff, ORIGIN } from './bff.ts';
import { claimsAt, unsigned } from './firebase-tokens.ts';

/** Everyone a permission may depend on; all but `guest` are demo customers (db/content/account). */
export const ACTORS = [
  'guest',
  'owner',
  'owner2',
  'guestRider',
  'affiliate',
  'staff',
  'admin',
] as const;
export type ActorName = (typeof ACTORS)[number];

const EMAIL: Record<Exclude<ActorName, 'guest'>, string> = {
  owner: 'owner@alva.demo',
  owner2: 'owner2@alva.demo',
  guestRider: 'guest@alva.demo',
  affiliate: 'affiliate@alva.demo',
  staff: 'staff@alva.demo',
  admin: 'admin@alva.demo',
};

/** What the Auth emulator would issue for this person, signed in just now. */
export const idTokenOf = (email: string, claims: Record<string, unknown> = {}): string =>
  unsigned({
    ...claimsAt(Date.now(), 'demo-alva'),
    sub: email.split('@')[0],
    email,
    email_verified: true,
    ...claims,
  });

export const login = (bff: Bff, idToken: string, headers: Record<string, string> = {}) =>
  bff.fetch('/api/login', {
    method: 'POST',
    headers: { origin: ORIGIN, authorization: `Bearer ${idToken}`, ...headers },
  });

/** The cookie of an answer as a browser would send it back. */
export const cookieOf = (response: { readonly headers: Headers }): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

/** The session token among the cookies of a request. */
export const tokenOf = (cookie: string): string => /alva-session=([^;]*)/.exec(cookie)?.[1] ?? '';

/** Signs a demo account in at an app, in this process or at its address. @returns the cookies that it sets */
export const signIn = async (
  request: (address: string, init: RequestInit) => Response | Promise<Response>,
  origin: string,
  email: string = EMAIL.owner,
): Promise<string> => {
  // Now: the accounts of a product that has just started take no proof of before.
  const idToken = idTokenOf(email, { auth_time: Math.floor(Date.now() / 1000) });
  const headers = { origin, authorization: `Bearer ${idToken}` };
  const answer = await request(`${origin}/api/login`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return cookieOf(answer);
};

/** The demo's staff, one for each role (db/content/staff); `sales` and `administrator` are `staff` and `admin`. */
export const ROLES = [
  'sales',
  'dealer',
  'finance',
  'workshop',
  'support',
  'administrator',
] as const;
export type RoleName = (typeof ROLES)[number];

const ROLE_EMAIL: Readonly<Record<RoleName, string>> = {
  sales: EMAIL.staff,
  dealer: 'dealer@alva.demo',
  finance: 'finance@alva.demo',
  workshop: 'workshop@alva.demo',
  support: 'support@alva.demo',
  administrator: EMAIL.admin,
};

/** Headers of a request by one of the staff, signed in just now unless the claims say otherwise. */
export const inRole = async (
  bff: Bff,
  role: RoleName,
  claims: Record<string, unknown> = {},
): Promise<{ cookie: string }> => {
  const response = await login(bff, idTokenOf(ROLE_EMAIL[role], claims));
  if (response.status !== 200) throw new Error(`${role} could not sign in: ${response.status}`);
  return { cookie: cookieOf(response) };
};

/** Headers of a request by this person, on a real session made by a real sign-in. */
export const actor = async (bff: Bff, name: ActorName): Promise<{ cookie: string }> => {
  if (name === 'guest') return { cookie: '' };
  const response = await login(bff, idTokenOf(EMAIL[name]));
  if (response.status !== 200) throw new Error(`${name} could not sign in: ${response.status}`);
  return { cookie: cookieOf(response) };
};
