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
  const known = new Map<string, Promise<string | undefined>>();
  let older: Promise<ReadonlyMap<string, Build>> | undefined;

  const find = async (): Promise<ReadonlyMap<string, Build>> => {
    const found = new Map<string, Build>();
    for (const [id, keys] of await keysByBuild())
      if (id !== current.id) found.set(id, { ...current, id, entries: keys.map(entryOf) });
    return found;
  };
  const olderHere = (): Promise<ReadonlyMap<string, Build>> => {
    older ??= find().catch(() => new Map());
    return older;
  };

  return {
    inUse: async () => {
      const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const builds = await Promise.all(tabs.map(ask));
      const said = builds.filter((id) => id !== undefined);
      return said.length < builds.length ? undefined : new Set(said);
    },
    olderOf: async (clientId) => {
      const here = await olderHere();
      if (here.size === 0 || clientId === '') return undefined;
      const asked = known.get(clientId) ?? clients.get(clientId).then((tab) => tab && ask(tab));
      known.set(clientId, asked);
      const id = await asked;
      // Busy now, perhaps; it is asked again.
      if (id === undefined) known.delete(clientId);
      return id === undefined ? undefined : here.get(id);
    },
    served: (clientId) => void known.set(clientId, Promise.resolve(current.id)),
    anyOlder: async () => (await olderHere()).size > 0,
    lookAgain: () => {
      older = undefined;
    },
  };
};
