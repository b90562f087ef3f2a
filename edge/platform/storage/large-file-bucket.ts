import type { LargeFile } from './large-file.ts';

/** What we use of Cloudflare's binding of an R2 bucket to read a part of an object. */
export interface RangeBucket {
  get(
    key: string,
    options: { range: { offset: number; length: number } },
  ): Promise<{ readonly etag: string; arrayBuffer(): Promise<ArrayBuffer> } | null>;
}

export const largeFileIn = (bucket: RangeBucket, key: string): LargeFile => ({
  name: key,
  read: async (offset, length) => {
    const part = await bucket.get(key, { range: { offset, length } });
    return part === null ? undefined : { bytes: await part.arrayBuffer(), tag: part.etag };
  },
});

/** A folder that workerd itself serves. */
export interface DiskService {
  fetch(url: string): Promise<Response>;
}

/** In the folder that `npm run edge` has in the place of a bucket; workerd sends its files whole. */
export const largeFileOnDisk = (disk: DiskService, key: string): LargeFile => ({
  name: key,
  read: async (offset, length) => {
    const answer = await disk.fetch(`http://files/${key}`);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`The folder of maps answered ${answer.status}.`);
    const bytes = await answer.arrayBuffer();
    return {
      bytes: bytes.slice(offset, offset + length),
      tag: answer.headers.get('last-modified') ?? String(bytes.byteLength),
    };
  },
});
