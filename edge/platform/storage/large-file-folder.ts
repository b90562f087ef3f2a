import { open } from 'node:fs/promises';
import { isMissing } from './folder.ts';
import type { LargeFile } from './large-file.ts';

/** A file of this machine. Opened for each part, so that it can be replaced while we run. */
export const largeFileAt = (path: string): LargeFile => ({
  name: path,
  read: async (offset, length) => {
    const file = await open(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (file === undefined) return undefined;
    try {
      const { size, mtimeMs } = await file.stat();
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
      return { bytes: bytes.buffer.slice(0, bytesRead), tag: `${size}-${mtimeMs}` };
    } finally {
      await file.close();
    }
  },
});
