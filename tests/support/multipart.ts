import { ascii, joined } from './pictures.ts';

export interface SentFile {
  /** Its place in the variables, where null stands. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly type?: string;
}

export type SentPart = readonly [name: string, value: string | Omit<SentFile, 'path'>];

const BOUNDARY = '----alva7f3b';

const headOf = (name: string, value: SentPart[1]): string =>
  typeof value === 'string'
    ? `Content-Disposition: form-data; name="${name}"`
    : `Content-Disposition: form-data; name="${name}"; filename="${value.name ?? 'photo.jpg'}"\r\nContent-Type: ${value.type ?? 'image/jpeg'}`;

/** A body as browsers write it, with the headers of our own page unless others are given. */
export const multipart = (
  parts: readonly SentPart[],
  headers: Readonly<Record<string, string>> = {},
): { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> } => ({
  headers: {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'graphql-preflight': '1',
    origin: 'https://alva.test',
    ...headers,
  },
  body: joined(
    ...parts.flatMap(([name, value]) => [
      ascii(`--${BOUNDARY}\r\n${headOf(name, value)}\r\n\r\n`),
      typeof value === 'string' ? joined(new TextEncoder().encode(value)) : value.bytes,
      ascii('\r\n'),
    ]),
    ascii(`--${BOUNDARY}--\r\n`),
  ),
});
