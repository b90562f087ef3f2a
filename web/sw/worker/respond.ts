import { isLocale, otherLocales } from '#edge/contract/locale.ts';
import { localeOf, pathIn } from '#edge/contract/locale-path.ts';
import type { Later } from './copies.ts';
import type { Build, Entry } from './entry.ts';
import { lateFile } from './files.ts';
import type { Health } from './health.ts';
import { languageOf } from './language.ts';
import {
  createMatcher,
  type Decision,
  offlineMarks,
  payloadKey,
  type RequestParts,
} from './match.ts';
import type { TabBuilds } from './old-tabs.ts';
import type { Packs } from './packs.ts';
import { fromPrecache } from './precache.ts';
import { begun, listen } from './silence.ts';
import { lastResort, withMarks } from './stand-in.ts';
import { isVisited, picture, readPage, visitedPage, visitedPayload } from './visited.ts';

const none = (): null => null;

/** Where the server sends an address without language; a network that is gone or silent decides nothing. */
const serverRedirect = async (request: Request, otherwise: string): Promise<Response> => {
  const heard = await listen(begun(fetch(request)));
  return heard.kind === 'answer' ? heard.answer : Response.redirect(otherwise, 302);
};

interface Respond {
  respond(event: FetchEvent): Promise<Response>;
  /**
   * A page that somebody reads: opened by a link, or before this worker was there. Whoever reads a
   * language wants the rest of it, too.
   */
  read(path: string): Promise<void>;
}

export const createRespond = (
  tabs: TabBuilds,
  packs: Packs,
  health: Health,
  scope: ServiceWorkerGlobalScope,
): Respond => {
  const opened = (path: string, of: Build): Decision => {
    const url = new URL(path, scope.location.origin);
    return createMatcher(of, scope.location.origin)(
      { method: 'GET', mode: 'navigate', url, header: none },
      '',
    );
  };

  const isOnDevice = async (decision: Decision, of: Build): Promise<boolean> =>
    decision.kind === 'precached' ||
    (decision.kind === 'page' && (await isVisited(decision.key, of.id)));

  /** Says what is not here, and what is; the address that was wanted stays in the bar. */
  const offline = async (language: string, pathname: string, of: Build): Promise<Response> => {
    const others = isLocale(language) ? otherLocales(language) : [];
    const inOthers = await Promise.all(
      others.map((other) => isOnDevice(opened(pathIn(other, pathname), of), of)),
    );
    const languages = await packs.languagesOnDevice().catch(() => undefined);
    const packHere = !isLocale(language) || (languages?.has(language) ?? true);
    const marks = offlineMarks({
      page: others.find((_, index) => inOthers[index]),
      pack: packHere ? undefined : others.find((other) => languages?.has(other)),
    });
    const shell = of.entries.find(
      ({ kind, path }) => kind === 'html' && path === `/${language}/offline`,
    );
    const page = shell && (await fromPrecache(shell).catch(() => undefined));
    return page === undefined ? lastResort(language) : withMarks(page, marks);
  };

  /** Ought to be here and is not: a browser, or a person, cleared it, or the disk was too full. */
  const missing = async (
    { request }: FetchEvent,
    { kind, path }: Entry,
    of: Build,
    later: Later,
  ): Promise<Response> => {
    if (kind === 'file') return lateFile(path, later);
    if (kind === 'rsc') return visitedPayload(request, payloadKey(path, null), of.id, later);
    const page = await visitedPage(request, path, of.id, later);
    return page ?? offline(localeOf(path) ?? '', new URL(request.url).pathname, of);
  };

  const answer = async (event: FetchEvent, decision: Decision, of: Build): Promise<Response> => {
    const { request } = event;
    const { pathname } = new URL(request.url);
    const later = (work: Promise<unknown>): void => event.waitUntil(work);
    switch (decision.kind) {
      case 'precached': {
        const precached = await fromPrecache(decision.entry).catch(() => undefined);
        if (precached !== undefined) return precached;
        // Filled again behind the page.
        later(packs.repair());
        return missing(event, decision.entry, of, later);
      }
      case 'no-segment':
        return new Response(null, { status: 204 });
      case 'late-file':
        return lateFile(pathname, later);
      case 'redirect':
        return Response.redirect(decision.to, 302);
      case 'server-redirect':
        return serverRedirect(request, decision.otherwise);
      case 'page':
        return (
          (await visitedPage(request, decision.key, of.id, later)) ??
          offline(decision.language, pathname, of)
        );
      case 'payload':
        return visitedPayload(request, decision.key, of.id, later);
      case 'picture':
        return picture(request, later);
      case 'pass':
        return fetch(request);
    }
  };

  const decideFor = async (event: FetchEvent): Promise<[Decision, Build]> => {
    const { request, clientId, resultingClientId } = event;
    const parts: RequestParts = {
      method: request.method,
      mode: request.mode,
      url: new URL(request.url),
      header: (name) => request.headers.get(name),
    };
    if (request.mode === 'navigate') tabs.served(resultingClientId);
    const older = request.mode === 'navigate' ? undefined : await tabs.olderOf(clientId);
    const of = older ?? (await packs.installed());
    return [createMatcher(of, scope.location.origin)(parts, await languageOf(scope)), of];
  };

  const respond: Respond['respond'] = async (event) => {
    if (await health.checkBroken()) return fetch(event.request);
    let decided: [Decision, Build];
    try {
      decided = await decideFor(event);
    } catch {
      // A fault in this worker must never stand between a person and the network.
      health.fault();
      return fetch(event.request);
    }
    return answer(event, ...decided);
  };

  return {
    respond,
    read: async (path) => {
      const of = await packs.installed();
      const page = opened(path, of);
      if (page.kind === 'page') await readPage(page.key, of.id);
      const language = localeOf(path);
      if (language !== undefined) await packs.add([language]);
    },
  };
};
