import { AwsClient } from 'aws4fetch';
import type { CopiesTo } from '#db/sqld.ts';
import { DeployFault } from '#edge/deploy/fault.ts';

export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  /** Epoch ms. */
  readonly at: number;
}

export interface Bucket {
  list(prefix: string): Promise<readonly StoredObject[]>;
  get(key: string): Promise<Buffer>;
  put(key: string, bytes: Buffer): Promise<void>;
}

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`)
    .exec(xml)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A bucket that speaks S3. @throws DeployFault whatever it refuses */
export const openBucket = (to: Omit<CopiesTo, 'database'>): Bucket => {
  const client = new AwsClient({
    accessKeyId: to.accessKeyId,
    secretAccessKey: to.secretAccessKey,
    region: to.region,
    service: 's3',
  });
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const address = `${to.endpoint.replace(/\/$/, '')}/${to.bucket}${path}`;
    const answer = await client.fetch(address, init).catch((error: unknown) => {
      throw new DeployFault(`${to.endpoint} cannot be reached: ${String(error)}`);
    });
    if (!answer.ok)
      throw new DeployFault(
        `${init?.method ?? 'GET'} ${to.bucket}${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`,
      );
    return answer;
  };
  const pathOf = (key: string): string => `/${key.split('/').map(encodeURIComponent).join('/')}`;
  return {
    list: async (prefix) => {
      const objects: StoredObject[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (token !== undefined) query.set('continuation-token', token);
        const xml = await (await ask(`?${query}`)).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
          objects.push({
            key: textIn(entry, 'Key') ?? '',
            bytes: Number(textIn(entry, 'Size')),
            at: Date.parse(textIn(entry, 'LastModified') ?? ''),
          });
        token = textIn(xml, 'NextContinuationToken');
      } while (token !== undefined);
      return objects;
    },
    get: async (key) => Buffer.from(await (await ask(pathOf(key))).arrayBuffer()),
    put: async (key, bytes) => {
      await ask(pathOf(key), { method: 'PUT', body: Uint8Array.from(bytes) });
    },
  };
};
