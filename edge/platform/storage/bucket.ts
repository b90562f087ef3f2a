import type { FileStorage } from './storage.ts';

/** What we use of Cloudflare's binding of an R2 bucket. */
export interface BucketBinding {
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  get(key: string): Promise<{ readonly body: ReadableStream } | null>;
  delete(keys: string[]): Promise<void>;
}

export const bucketStorage = (bucket: BucketBinding): FileStorage => ({
  put: async (key, bytes) => void (await bucket.put(key, bytes)),
  get: async (key) => (await bucket.get(key))?.body,
  delete: async (keys) => {
    if (keys.length > 0) await bucket.delete([...keys]);
  },
});
