const pathOf = (key: RequestInfo | URL): string => {
  const { pathname, search } = new URL(key instanceof Request ? key.url : key, 'https://alva.test');
  return pathname + search;
};

/** As much of a browser's caches as the service worker uses; `room` is how many answers fit in all of them. */
export const fakeCaches = (room = Number.POSITIVE_INFINITY) => {
  const all = new Map<string, Map<string, Response>>();
  const size = (): number => [...all.values()].reduce((sum, { size: own }) => sum + own, 0);
  const limit = { room };
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: RequestInfo | URL) => entries.get(pathOf(key))?.clone(),
      put: async (key: RequestInfo | URL, answer: Response) => {
        const path = pathOf(key);
        // Fails where it is cut on its way.
        await answer.clone().arrayBuffer();
        if (!entries.has(path) && size() >= limit.room)
          throw new DOMException('full', 'QuotaExceededError');
        entries.set(path, answer);
      },
      delete: async (key: RequestInfo | URL) => entries.delete(pathOf(key)),
      keys: async () => [...entries.keys()].map((path) => new Request(`https://alva.test${path}`)),
    };
  };
  return {
    limit,
    pathsIn: (name: string): string[] => [...(all.get(name)?.keys() ?? [])],
    storage: {
      open,
      keys: async () => [...all.keys()],
      delete: async (name: string) => all.delete(name),
    } as unknown as CacheStorage,
  };
};
