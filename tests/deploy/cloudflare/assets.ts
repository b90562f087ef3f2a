import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Files of an upload by their addresses, as wrangler lists them. */
export type Manifest = Readonly<Record<string, { readonly hash: string; readonly size: number }>>;

export interface AssetStore {
  /** What of it is not here yet, and under which token it comes. */
  begin(manifest: Manifest): { readonly jwt: string; readonly buckets: string[][] };
  has(token: string): boolean;
  /** @returns the token that a version names, once all are here */
  receive(token: string, form: FormData): Promise<{ readonly jwt?: string }>;
  /** A folder with the files of an upload. */
  folderOf(token: string): string;
  /** Addresses of the files that came with the last upload, and were not here before. */
  readonly added: readonly string[];
  clear(): void;
}

/** The files of a worker's versions: each is kept once, however many versions have it. */
export const createAssetStore = (): AssetStore => {
  const files = new Map<string, Buffer>();
  const sessions = new Map<string, Manifest>();
  const root = mkdtempSync(join(tmpdir(), 'alva-assets-'));
  let added: readonly string[] = [];
  const missingOf = (manifest: Manifest): string[] => [
    ...new Set(
      Object.values(manifest)
        .map(({ hash }) => hash)
        .filter((hash) => !files.has(hash)),
    ),
  ];
  return {
    begin: (manifest) => {
      const jwt = randomUUID();
      sessions.set(jwt, manifest);
      const missing = missingOf(manifest);
      const isMissing = new Set(missing);
      added = Object.keys(manifest).filter((path) => isMissing.has(manifest[path]?.hash ?? ''));
      return { jwt, buckets: missing.length === 0 ? [] : [missing] };
    },
    has: (token) => sessions.has(token),
    receive: async (token, form) => {
      for (const [hash, part] of form)
        files.set(hash, Buffer.from(typeof part === 'string' ? part : await part.text(), 'base64'));
      const manifest = sessions.get(token) ?? {};
      return missingOf(manifest).length === 0 ? { jwt: token } : {};
    },
    folderOf: (token) => {
      const folder = join(root, randomUUID());
      for (const [path, { hash }] of Object.entries(sessions.get(token) ?? {})) {
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, files.get(hash) ?? '');
      }
      return folder;
    },
    get added() {
      return added;
    },
    clear: () => rmSync(root, { recursive: true, force: true }),
  };
};
