import { join, resolve } from 'node:path';
import type { MiniflareOptions } from 'miniflare';

/** The bucket of wrangler.toml, by the binding of every region. */
export const FILES_BUCKET = { FILES: 'alva-files' } as const;

/**
 * Settings with which all regions have one bucket, as in production: one of their runtimes keeps it on disk for all
 * of them, and when it ends another one goes on with it.
 * @param folder of all regions
 */
export const sharedFiles = (folder: string, region: string) =>
  ({
    enableDevRegistry: true,
    unsafeDevRegistryPath: resolve(folder, 'runtimes'),
    unsafeEnableSharedStorage: true,
    resourcePersistencePath: resolve(folder, 'buckets'),
    // Nothing of ours is kept there, but the runtime wants to know where it would be.
    isolatedResourcePersistencePath: resolve(join(folder, region), 'own'),
  }) as const satisfies Partial<MiniflareOptions>;
