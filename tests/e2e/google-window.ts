import type { BrowserContext, Page, Request } from '@playwright/test';
import { idTokenOf } from '#tests/support/actors.ts';
import { policy } from '#web/platform/csp/policy.ts';

export const AUTH_DOMAIN = 'alva-live.firebaseapp.com';

export interface Google {
  /** Domains the project allows sign-in from. */
  authorizedDomains: string[];
  /** Whom the person in the window is. */
  email: string;
  /** The window reports nothing: it is left open for the test. */
  silent: boolean;
  /** Parts of Google that cannot be reached. */
  away: RegExp | undefined;
}

/** Google's loader as far as the SDK uses it: one frame of the auth domain that passes messages on. */
const API = `
(() => {
  const filter = {};
  const open = ({ url, where }, ready) => new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    const handlers = {};
    const iframe = {
      restyle: async () => undefined,
      ping: async () => undefined,
      register: (name, handler) => { handlers[name] = handler; },
      send: (name, message, answer) => setTimeout(() => {
        // The SDK throws after a good answer too, where the real loader lets it fall.
        try { answer([{ webStorageSupport: true }]); } catch {}
      }),
    };
    frame.onload = () => ready(iframe).then(() => resolve(iframe));
    addEventListener('message', (event) => {
      if (event.source === frame.contentWindow) handlers.authEvent?.(event.data);
    });
    where.append(frame);
  });
  window.gapi = {
    load: (names, { callback }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: filter, getContext: () => ({ open }) },
  };
  const ready = new URL(document.currentScript.src).searchParams.get('onload');
  window[ready]?.();
})();`;

const FRAME =
  '<script>addEventListener("message", (e) => parent.postMessage(e.data, "*"))</script>';

/** What the window does when the person has chosen: it finds the frame of its own origin. */
const handler = (silent: boolean): string => `<title>Google</title><script>
  const parameters = new URLSearchParams(location.search);
  const authEvent = { type: parameters.get('authType'), eventId: parameters.get('eventId'),
    urlResponse: location.href, sessionId: 'session', postBody: null, tenantId: null };
  if (!${silent}) for (let at = 0; at < opener.frames.length; at++)
    opener.frames[at].postMessage({ authEvent }, '*');
</script>`;

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

const rest = (request: Request, { authorizedDomains, email }: Google): object => {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('/projects')) return { authorizedDomains };
  const person = { localId: email.split('@')[0], email, emailVerified: true };
  if (pathname.endsWith('accounts:lookup')) return { users: [person] };
  const idToken = idTokenOf(email, { firebase: { sign_in_provider: 'google.com' } });
  return { ...person, idToken, refreshToken: 'r', expiresIn: '3600', providerId: 'google.com' };
};

/**
 * The site as if it were configured for a live Firebase project, with stand-ins for Google's servers
 * behind the browser: the SDK, the window and the page's policy are the real ones.
 */
export const liveGoogle = async (page: Page, context: BrowserContext): Promise<Google> => {
  const google: Google = {
    authorizedDomains: ['localhost'],
    email: 'owner@alva.demo',
    silent: false,
    away: undefined,
  };
  await context.route(/^https:\/\//, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (google.away?.test(request.url())) return route.abort('connectionfailed');
    if (url.host === 'apis.google.com')
      return route.fulfill({ contentType: 'text/javascript', body: API });
    if (url.host === AUTH_DOMAIN)
      return route.fulfill({
        contentType: 'text/html',
        body: url.pathname.endsWith('/iframe') ? FRAME : handler(google.silent),
      });
    if (url.host === 'identitytoolkit.googleapis.com')
      return route.fulfill({ headers: CORS, json: rest(request, google) });
    return route.abort();
  });
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const session = (await answer.json()) as object;
    const provider = { projectId: 'alva-live', apiKey: 'live-key', authDomain: AUTH_DOMAIN };
    await route.fulfill({ response: answer, json: { ...session, provider } });
  });
  await page.route(/\/(en|id)\/login(\?|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const headers = answer.headers();
    const inlineScripts = headers['content-security-policy']?.match(/'sha256-[^']+'/g) ?? [];
    headers['content-security-policy'] = policy({
      page: 'sign-in',
      inlineScripts,
      provider: { authDomain: AUTH_DOMAIN },
      tagManager: false,
      tls: false,
    });
    await route.fulfill({ response: answer, headers });
  });
  return google;
};
