/**
 * Where uploaded bytes live: a bucket in a Worker, a folder in Node. Keys are made by us
 * (`[a-z0-9_]+`); whose a file is and what is in it stands in the store.
 */
export interface FileStorage {
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  get(key: string): Promise<BodyInit | undefined>;
  /** Keys that are not there count as deleted. */
  delete(keys: readonly string[]): Promise<void>;
}
