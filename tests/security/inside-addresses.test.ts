import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture } from '#edge/domains/stations/pictures/fetch-picture.ts';
import { createFetchPublic, isPublicAddress } from '#edge/platform/fetch-public.ts';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);

let server: Server;
let port: number;
let visits = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    visits++;
    if (request.url === '/moved') response.writeHead(302, { location: '/a.jpg' }).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Every name leads to these addresses, one list after the other. */
const names = (...lists: readonly string[][]) => {
  const lookedUp: string[] = [];
  const lookUp: NonNullable<Parameters<typeof createFetchPublic>[0]>['lookUp'] = (
    name,
    _,
    callback,
  ) => {
    lookedUp.push(name);
    const addresses = lists[Math.min(lookedUp.length, lists.length) - 1] ?? [];
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { lookedUp, lookUp };
};

const INSIDE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'ff02::1',
  'not an address',
];

describe('an address that a register gave', () => {
  it.each(INSIDE)('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '103.10.20.30', '172.32.0.1', '2606:4700::1111', '2404:6800:4003::200e'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it('is not asked when its name leads to this machine, by the resolver of the machine itself', async () => {
    const before = visits;
    await expect(createFetchPublic()(`http://localhost:${port}/a.jpg`)).rejects.toThrow(
      'no public host',
    );
    expect(visits).toBe(before);
  });

  it('is not asked when one of the addresses of its name is inside', async () => {
    const before = visits;
    const { lookedUp, lookUp } = names(['103.10.20.30', '127.0.0.1']);
    const get = createFetchPublic({ lookUp });
    await expect(get(`http://pictures.example:${port}/a.jpg`)).rejects.toThrow('no public host');
    expect(await fetchPicture(get, 'https://pictures.example/a.jpg')).toBeUndefined();
    expect(lookedUp).toEqual(['pictures.example', 'pictures.example']);
    expect(visits).toBe(before);
  });

  it.each(['http://127.0.0.1', 'http://[::1]', 'http://2130706433', 'http://0x7f.1'])(
    'is not asked when it is an inside address itself: %s',
    async (host) => {
      const before = visits;
      await expect(createFetchPublic()(`${host}:${port}/a.jpg`)).rejects.toThrow('no public host');
      expect(visits).toBe(before);
    },
  );

  it('is connected to as it was judged, without asking for its name again', async () => {
    const before = visits;
    const { lookedUp, lookUp } = names(['127.0.0.1'], ['127.0.0.9']);
    const judged: string[] = [];
    const get = createFetchPublic({
      lookUp,
      allows: (address) => {
        judged.push(address);
        return true;
      },
    });
    const answer = await get(`http://pictures.example:${port}/a.jpg`, {
      headers: { accept: 'image/jpeg' },
      signal: AbortSignal.timeout(10_000),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(JPEG);
    expect(lookedUp).toEqual(['pictures.example']);
    expect(judged).toEqual(['127.0.0.1']);
    expect(visits).toBe(before + 1);
  });

  it('does not lead on by itself', async () => {
    const { lookUp } = names(['127.0.0.1']);
    const get = createFetchPublic({ lookUp, allows: () => true });
    const answer = await get(`http://pictures.example:${port}/moved`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/a.jpg']);
    await answer.body?.cancel();
  });
});
