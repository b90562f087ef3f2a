import { type Build, entryOf } from './entry.ts';
import { keysByBuild } from './precache.ts';

const PATIENCE_MS = 3_000;

/**
 * Which build each open tab runs. A tab stays with its own until it is loaded anew, so that nothing
 * it fetches later comes from another one.
 */
export interface TabBuilds {
  /**
   * Builds of the open tabs; `undefined` while one of them is silent: a tab that sleeps still wants its
   * files when it wakes up.
   */
  inUse(): Promise<Set<string> | undefined>;
  /** The older build a tab runs, as far as it is still here; `undefined` for the current one. */
  olderOf(clientId: string): Promise<Build | undefined>;
  /** This worker just gave the tab its page. */
  served(clientId: string): void;
  anyOlder(): Promise<boolean>;
  /** After caches changed. */
  lookAgain(): void;
}

/** Asks a tab; one that does not answer in time sleeps, or runs none of ours. */
const ask = (tab: Client): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => resolve(undefined), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      clearTimeout(late);
      resolve(data);
    };
    tab.postMessage({ type: 'WHICH_BUILD' }, [port2]);
  });

export const tabBuilds = (current: Build, clients: Clients): TabBuilds => {
  const buildOfTab = new Map<string, Promise<string | undefined>>();
  let older: Promise<ReadonlyMap<string, Build>> | undefined;

  const readOlder = async (): Promise<ReadonlyMap<string, Build>> => {
    const builds = new Map<string, Build>();
    for (const [id, keys] of await keysByBuild())
      if (id !== current.id) builds.set(id, { ...current, id, entries: keys.map(entryOf) });
    return builds;
  };
  const olderOnDevice = (): Promise<ReadonlyMap<string, Build>> => {
    older ??= readOlder().catch(() => new Map());
    return older;
  };

  return {
    inUse: async () => {
      const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const builds = await Promise.all(tabs.map(ask));
      const answered = builds.filter((id) => id !== undefined);
      return answered.length < builds.length ? undefined : new Set(answered);
    },
    olderOf: async (clientId) => {
      const olderBuilds = await olderOnDevice();
      if (olderBuilds.size === 0 || clientId === '') return undefined;
      const answer =
        buildOfTab.get(clientId) ?? clients.get(clientId).then((tab) => tab && ask(tab));
      buildOfTab.set(clientId, answer);
      const id = await answer;
      // Busy now, perhaps; it is asked again.
      if (id === undefined) buildOfTab.delete(clientId);
      return id === undefined ? undefined : olderBuilds.get(id);
    },
    served: (clientId) => void buildOfTab.set(clientId, Promise.resolve(current.id)),
    anyOlder: async () => (await olderOnDevice()).size > 0,
    lookAgain: () => {
      older = undefined;
    },
  };
};
