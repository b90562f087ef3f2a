import { type Build, isLanguage, languageIn } from './entry.ts';
import type { Health } from './health.ts';
import { languageOf } from './language.ts';
import {
  type Asked,
  createMatcher,
  type Decision,
  inOtherLanguage,
  offlineAddress,
} from './match.ts';
import type { TabBuilds } from './old-tabs.ts';
import type { Packs } from './packs.ts';
import { anyFile, fromPrecache } from './precache.ts';
import { isVisited, picture, readPage, visitedPage, visitedPayload } from './visited.ts';

const none = (): null => null;

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

  /** Says what is not here, and what is. */
  const offline = async (language: string, pathname: string, of: Build): Promise<Response> => {
    const other = opened(inOtherLanguage(pathname), of);
    const otherHere =
      other.kind === 'precached' || (other.kind === 'page' && (await isVisited(other.key, of.id)));
    const languages = await packs.here().catch(() => undefined);
    const packHere = !isLanguage(language) || (languages?.has(language) ?? true);
    const address = offlineAddress(pathname, { language, otherHere, packHere });
    return Response.redirect(address, 302);
  };

  const answer = async (event: FetchEvent, decision: Decision, of: Build): Promise<Response> => {
    const { request } = event;
    const { pathname } = new URL(request.url);
    switch (decision.kind) {
      case 'precached': {
        const here = await fromPrecache(decision.entry).catch(() => undefined);
        if (here !== undefined) return here;
        // The browser, or a person, cleared the caches: they are filled again behind the page.
        event.waitUntil(packs.repair());
        return fetch(request);
      }
      case 'older-file':
        return (await anyFile(pathname).catch(() => undefined)) ?? fetch(request);
      case 'redirect':
        return Response.redirect(decision.to, 302);
      case 'server-redirect':
        return fetch(request).catch(() => Response.redirect(decision.otherwise, 302));
      case 'page':
        return (
          (await visitedPage(request, decision.key, of.id)) ??
          offline(decision.language, pathname, of)
        );
      case 'payload':
        return visitedPayload(request, decision.key, of.id);
      case 'picture':
        return picture(request);
      case 'pass':
        return fetch(request);
    }
  };

  const decideFor = async (event: FetchEvent): Promise<[Decision, Build]> => {
    const { request, clientId, resultingClientId } = event;
    const asked: Asked = {
      method: request.method,
      mode: request.mode,
      url: new URL(request.url),
      header: (name) => request.headers.get(name),
    };
    if (request.mode === 'navigate') tabs.served(resultingClientId);
    const older = request.mode === 'navigate' ? undefined : await tabs.olderOf(clientId);
    const of = older ?? (await packs.installed());
    return [createMatcher(of, scope.location.origin)(asked, await languageOf(scope)), of];
  };

  const respond: Respond['respond'] = async (event) => {
    if (await health.known()) return fetch(event.request);
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
      const language = languageIn(path);
      if (language !== undefined) await packs.add([language]);
    },
  };
};
