/** The `max` entries used last; those used longest ago give way. */
export const createLatest = <V>(max: number) => {
  const entries = new Map<string, V>();
  const put = (key: string, value: V): void => {
    entries.delete(key);
    entries.set(key, value);
    if (entries.size <= max) return;
    const [oldest] = entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
  };
  return {
    get: (key: string): V | undefined => {
      const value = entries.get(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    put,
  };
};
