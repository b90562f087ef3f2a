/**
 * A bucket on this machine that speaks as much of S3 as the libSQL server and our commands ask: a rehearsal
 * reads a copy of the copies from it and cannot touch the real ones; tests keep theirs in it.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface LocalBucket {
  readonly endpoint: string;
  stop(): Promise<void>;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MOST_KEYS = 1_000;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** `<length in hex>;chunk-signature=…\r\n<bytes>\r\n`, until a length of 0: how signed streams come. */
const withoutSignatures = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    if (end === -1) break;
    const length = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!(length > 0)) break;
    parts.push(body.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
};

/** Keys have slashes and colons; a file's name has neither. */
const fileOf = (folder: string, key: string): string => join(folder, encodeURIComponent(key));
const keysIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.endsWith('.half'))
        .map(decodeURIComponent)
        .sort()
    : [];

const listing = (folder: string, bucket: string, query: URLSearchParams): string => {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(MOST_KEYS, Number(query.get('max-keys') ?? MOST_KEYS));
  const after =
    query.get('continuation-token') ?? query.get('start-after') ?? query.get('marker') ?? '';
  // What is shown as one entry: a key, or what several keys have in common up to the delimiter.
  const entries = new Map<string, boolean>();
  for (const key of keysIn(folder)) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const entry = end === -1 ? key : key.slice(0, end + delimiter.length);
    if (entry > after) entries.set(entry, end !== -1);
  }
  const shown = [...entries].slice(0, most);
  const isTruncated = entries.size > shown.length;
  const last = escaped(shown.at(-1)?.[0] ?? '');
  const lines = shown.map(([entry, isCommon]) => {
    if (isCommon) return `<CommonPrefixes><Prefix>${escaped(entry)}</Prefix></CommonPrefixes>`;
    const { size, mtime } = statSync(fileOf(folder, entry));
    return `<Contents><Key>${escaped(entry)}</Key><LastModified>${mtime.toISOString()}</LastModified><ETag>&quot;${size}&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const next = isTruncated
    ? `<NextContinuationToken>${last}</NextContinuationToken><NextMarker>${last}</NextMarker>`
    : '';
  return `${XML}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><MaxKeys>${most}</MaxKeys><KeyCount>${shown.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}${lines.join('')}</ListBucketResult>`;
};

interface Reply {
  readonly status: number;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const NO_SUCH_KEY: Reply = {
  status: 404,
  body: `${XML}<Error><Code>NoSuchKey</Code><Message>There is no such object.</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
};

const answer = async (root: string, request: IncomingMessage): Promise<Reply> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket.invalid');
  const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const folder = join(root, encodeURIComponent(bucket));
  const { method } = request;
  if (key === '') {
    if (method === 'PUT') mkdirSync(folder, { recursive: true });
    if (method !== 'GET') return { status: 200 };
    return {
      status: 200,
      body: listing(folder, bucket, searchParams),
      headers: { 'content-type': 'application/xml' },
    };
  }
  const file = fileOf(folder, key);
  if (method === 'PUT') {
    const body = await bodyOf(request);
    const isStream = /aws-chunked/.test(String(request.headers['content-encoding'] ?? ''));
    const isSigned = /^STREAMING-/.test(String(request.headers['x-amz-content-sha256'] ?? ''));
    const bytes = isStream || isSigned ? withoutSignatures(body) : body;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.half`, bytes);
    renameSync(`${file}.half`, file);
    return { status: 200, headers: { etag: `"${createHash('md5').update(bytes).digest('hex')}"` } };
  }
  if (method === 'DELETE') {
    rmSync(file, { force: true });
    return { status: 204 };
  }
  if (!existsSync(file)) return NO_SUCH_KEY;
  const { size, mtime } = statSync(file);
  const headers = {
    'content-length': String(size),
    'last-modified': mtime.toUTCString(),
    etag: `"${size}"`,
  };
  return method === 'HEAD'
    ? { status: 200, headers }
    : { status: 200, body: readFileSync(file), headers };
};

/** @param root folder with a folder for each bucket */
export const startLocalBucket = async (root: string, port = 0): Promise<LocalBucket> => {
  mkdirSync(root, { recursive: true });
  const server = createServer((request, response) => {
    answer(root, request).then(
      ({ status, headers = {}, body }) => response.writeHead(status, headers).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
