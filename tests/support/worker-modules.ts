import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A bundle as miniflare takes it. @param entry path of its first module, which stands beside the others */
export const workerModules = (entry: string) => {
  const first = basename(entry);
  const others = readdirSync(dirname(entry)).filter((name) => name !== first);
  return [first, ...others].map((name) => ({
    type: 'ESModule' as const,
    path: name,
    contents: readFileSync(join(dirname(entry), name), 'utf8'),
  }));
};
