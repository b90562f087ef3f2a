import { isLocale } from '#edge/contract/locale.ts';
import { OUTBOX_SYNC } from '#web/platform/offline/outbox/wake.ts';
import { carryVisited, forgetVisited } from './carry.ts';
import type { Build } from './entry.ts';
import { createHealth } from './health.ts';
import { isMapPath, mapAnswer } from './map-tiles.ts';
import { tabBuilds } from './old-tabs.ts';
import { flushEverybody } from './outbox.ts';
import { createPacks } from './packs.ts';
import { forgetUnused } from './precache.ts';
import { openPushed, showPush } from './push.ts';
import { createRespond } from './respond.ts';

/** Background Sync is Chromium's; the type library has none. */
interface SyncEventLike {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

declare const self: ServiceWorkerGlobalScope;
/** Written in by `web/build/service-worker.ts`. */
declare const __BUILD__: Build;

const build = __BUILD__;
const health = createHealth(build.id);
const tabs = tabBuilds(build, self.clients);
const packs = createPacks(build, self);
const { respond, read } = createRespond(tabs, packs, health, self);

const tidy = async (): Promise<void> => {
  const { waiting, installing } = self.registration;
  // What a newer worker has just fetched is in use by no tab yet.
  if (waiting !== null || installing !== null) return;
  const inUse = await tabs.inUse();
  if (inUse === undefined) return;
  await forgetUnused(build, inUse, health.mark);
  await forgetVisited(new Set([build.id, ...inUse]));
  tabs.lookAgain();
};

self.addEventListener('install', (event) =>
  event.waitUntil(
    packs
      .install()
      .then(() => carryVisited(build.id))
      .then(() => health.predecessorBroken())
      // Nothing is interrupted by it: a broken worker only passes requests on.
      .then((broken) => (broken ? self.skipWaiting() : undefined)),
  ),
);

// Pages wait for the end of this: what nobody uses any more is deleted later, when one of them is calm.
self.addEventListener('activate', (event) =>
  event.waitUntil(self.clients.claim().then(() => health.forgetOthers())),
);

self.addEventListener('message', (event) => {
  const { type, languages, path } = (event.data ?? {}) as {
    type?: string;
    languages?: unknown[];
    path?: unknown;
  };
  // Only a person's «update now» sends this (workbox-window's message).
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'READ' && typeof path === 'string') event.waitUntil(read(path));
  // A page that is calm, or a person, wants these to be here.
  if (type === 'LANGUAGES') event.waitUntil(packs.add((languages ?? []).filter(isLocale)));
  if (type === 'WHICH_LANGUAGES')
    event.waitUntil(
      packs
        .languagesOnDevice()
        .then((installed) => event.ports[0]?.postMessage([...(installed ?? [])])),
    );
  if (type === 'LANGUAGE_SIZES') event.ports[0]?.postMessage(build.sizes);
  if (type === 'TIDY') event.waitUntil(tabs.anyOlder().then((any) => (any ? tidy() : undefined)));
});

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as Event & SyncEventLike;
  if (tag === OUTBOX_SYNC) waitUntil.call(event, flushEverybody());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '', self)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(event.notification.data, self));
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (health.isBroken) return;
  if (isMapPath(pathname))
    return event.respondWith(mapAnswer(event.request, (work) => event.waitUntil(work)));
  if (/^\/(api|graphql|content|files)(\/|$)/.test(pathname)) return;
  event.respondWith(respond(event));
});
