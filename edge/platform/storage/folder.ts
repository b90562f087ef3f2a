import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FileStorage } from './storage.ts';

const KEY = /^[a-z0-9_]{1,64}$/;

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A folder of this machine; made when the first file comes. A file is there whole or not at all. */
export const folderStorage = (folder: string): FileStorage => {
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('A key of a file has letters, digits and _ only.');
    return `${folder}/${key}`;
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      const half = `${path}.${crypto.randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(half, bytes);
      await rename(half, path);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    delete: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
  };
};
