import type { Build } from './entry.ts';
import { createMatcher, type Decision } from './match.ts';
import { anyFile, forgetUnused, fromPrecache, installBuild } from './precache.ts';
import { forgetVisitedPages, picture, visitedPage } from './visited.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by `web/sw/build.ts`. */
declare const __BUILD__: Build;

const build = __BUILD__;
const decide = createMatcher(build, self.location.origin);

const LANGUAGE_COOKIE = 'NEXT_LOCALE';

interface CookieStoreLike {
  get(name: string): Promise<{ value?: string } | null>;
}

/** The language of addresses that carry none: the cookie's where it can be read, else the browser's. */
const language = async (): Promise<string> => {
  const { cookieStore } = self as unknown as { cookieStore?: CookieStoreLike };
  const chosen = (await cookieStore?.get(LANGUAGE_COOKIE).catch(() => null))?.value;
  if (chosen === 'en' || chosen === 'id') return chosen;
  return self.navigator.language.startsWith('en') ? 'en' : 'id';
};

const offlinePage = (path: string, asked: string): Response =>
  Response.redirect(`${path}?from=${encodeURIComponent(asked)}`, 302);

const answer = async (request: Request, decision: Decision): Promise<Response> => {
  switch (decision.kind) {
    case 'precached':
      return (await fromPrecache(decision.entry).catch(() => undefined)) ?? fetch(request);
    case 'older-file':
      return (
        (await anyFile(new URL(request.url).pathname).catch(() => undefined)) ?? fetch(request)
      );
    case 'redirect':
      return Response.redirect(decision.to, 302);
    case 'page':
      return (
        (await visitedPage(request)) ?? offlinePage(decision.offline, new URL(request.url).pathname)
      );
    case 'picture':
      return picture(request);
    case 'pass':
      return fetch(request);
  }
};

const respond = async (request: Request): Promise<Response> => {
  const asked = {
    method: request.method,
    mode: request.mode,
    url: new URL(request.url),
    header: (name: string) => request.headers.get(name),
  };
  let decision: Decision;
  try {
    decision = decide(asked, await language());
  } catch {
    // A fault in this worker must never stand between a person and the network.
    return fetch(request);
  }
  return answer(request, decision);
};

const tidy = async (): Promise<void> => {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const builds = await Promise.all(tabs.map(buildOf));
  await forgetUnused(build, new Set(builds.filter((id) => id !== undefined)));
};

/** Asks a tab which build it runs; a tab that does not answer in a second runs none of ours. */
const buildOf = (tab: Client): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(undefined), 1_000);
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(late);
      resolve(data);
    };
    tab.postMessage({ type: 'WHICH_BUILD' }, [port2]);
  });

self.addEventListener('install', (event) => event.waitUntil(installBuild(build)));

self.addEventListener('activate', (event) =>
  event.waitUntil(self.clients.claim().then(forgetVisitedPages).then(tidy)),
);

self.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { type?: string };
  // Only a person's «update now» sends this (workbox-window's message).
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'TIDY') event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|graphql|content|files)(\/|$)/.test(pathname)) return;
  event.respondWith(respond(event.request));
});
