import { type LookupAddress, lookup as lookUpName } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';

/** IPv4 networks that are no public host: private, shared, of this machine, of examples, of many at once. */
const NOT_PUBLIC: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Of IPv6 only one eighth is public; in it, examples and what carries an IPv4 address are not. */
const PUBLIC_V6 = ['2000::', 3] as const;
const NOT_PUBLIC_V6: typeof NOT_PUBLIC = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, bits] of NOT_PUBLIC) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) refused.addSubnet(network, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet(...PUBLIC_V6, 'ipv6');

/** Whether an IP address belongs to a host that anybody on the internet may reach. */
export const isPublicAddress = (address: string): boolean => {
  const kind = isIP(address);
  if (kind === 4) return !refused.check(address, 'ipv4');
  return kind === 6 && publicV6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
};

type LookUp = (
  name: string,
  options: { readonly all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

interface Options {
  readonly lookUp?: LookUp;
  readonly allows?: (address: string) => boolean;
}

/** A name of which one address is not public counts as not public: which of them is used is chance. */
const guarded =
  (lookUp: LookUp, allows: (address: string) => boolean): LookupFunction =>
  (name, options, callback) =>
    lookUp(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null) callback(error, '', 0);
      else if (first === undefined || !addresses.every(({ address }) => allows(address)))
        callback(new Error(`${name} is no public host`), '', 0);
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });

const literalOf = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

const NO_BODY = new Set([101, 103, 204, 205, 304]);

/**
 * `fetch` for addresses that strangers gave. A name is resolved once, what it resolves to is judged, and
 * the connection goes to exactly that: a name that answers differently the second time gains nothing.
 * Follows no redirect, and sends no body. Node only: a Worker cannot look a name up before it connects.
 */
export const createFetchPublic = ({
  lookUp = lookUpName as LookUp,
  allows = isPublicAddress,
}: Options = {}): typeof fetch => {
  const lookup = guarded(lookUp, allows);
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const literal = literalOf(url.hostname);
      if (isIP(literal) !== 0 && !allows(literal)) {
        reject(new Error(`${literal} is no public host`));
        return;
      }
      const options: RequestOptions = {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        lookup,
        // A connection from before may lead where the name led then.
        agent: false,
        ...(init.signal && { signal: init.signal }),
      };
      const send = url.protocol === 'https:' ? request : plainRequest;
      send(url, options, (answer) => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(answer.headers))
          for (const each of [value ?? []].flat()) headers.append(name, each);
        const status = answer.statusCode ?? 502;
        const isEmpty = NO_BODY.has(status);
        if (isEmpty) answer.resume();
        const body = isEmpty ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
        resolve(new Response(body, { status, headers }));
      })
        .on('error', reject)
        .end();
    });
};
