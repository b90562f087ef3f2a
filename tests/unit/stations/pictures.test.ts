import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPictureAddress, pictureAddress } from '#edge/contract/stations/pictures.ts';
import { pictureSender } from '#edge/domains/stations/pictures/send-picture.ts';
import { shelf } from '#edge/domains/stations/pictures/shelf.ts';
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import { draft, stationRecord } from '#tests/support/stations.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WEBP = new TextEncoder().encode('RIFF1234WEBPVP8 ');
const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');

const CDN = 'https://cdn.arus.example';
const pictures = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => ({ name: '', url: `${CDN}/${file}` }));
const [first] = stores;

let store: Store;
beforeAll(async () => {
  if (first === undefined) throw new Error('no store');
  store = await migrated(first.open);
  await store.db.write(
    writeStations([
      draft(stationRecord('sta_seen', { img: pictures })),
      draft(stationRecord('sta_gone', { img: pictures })),
      draft(stationRecord('sta_odd', { img: [{ name: '', url: 'https://10.0.0.1/x.jpg' }] })),
    ]),
  );
  await store.db.primary.execute(`UPDATE station SET is_active = 0 WHERE id = 'sta_gone'`);
});
afterAll(() => store.stop());

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

const world = (answers: Answers) => {
  const requests: string[] = [];
  let now = 0;
  const send = pictureSender();
  const get = (async (input: RequestInfo | URL) => {
    requests.push(String(input));
    return (answers[String(input)] ?? (() => new Response(null, { status: 404 })))();
  }) as typeof fetch;
  return {
    requests,
    later: (ms: number) => {
      now += ms;
    },
    show: (stationId: string, picture = pictures[0]) => {
      const tag = pictureAddress(stationId, picture ?? { name: '', url: '' })
        .split('/')
        .at(-1);
      return send(stationId, tag ?? '', { db: store.db, fetch: get, clock: () => now });
    },
  };
};

const of = (bytes: Uint8Array<ArrayBuffer>, init: ResponseInit = {}) => ({
  [`${CDN}/a.jpg`]: () => new Response(bytes, init),
});
const movedTo = (location: string) => ({
  [`${CDN}/a.jpg`]: () => new Response(null, { status: 302, headers: { location } }),
});

describe('a picture of a station', () => {
  it.each([
    ['image/jpeg', JPEG],
    ['image/png', PNG],
    ['image/webp', WEBP],
  ])('comes as what it is by its bytes: %s', async (type, bytes) => {
    const { show } = world(of(bytes, { headers: { 'content-type': 'text/html' } }));
    const answer = await show('sta_seen');
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('a picture is fetched once', async () => {
    const { show, requests } = world(of(JPEG));
    await show('sta_seen');
    await show('sta_seen');
    expect(requests).toEqual([`${CDN}/a.jpg`]);
  });

  it('is fetched once for many who look at the same time', async () => {
    const { show, requests } = world(of(JPEG));
    await Promise.all(Array.from({ length: 10 }, () => show('sta_seen')));
    expect(requests).toEqual([`${CDN}/a.jpg`]);
  });

  it.each([
    ['a document that can carry a script', of(SVG)],
    ['a page', of(new TextEncoder().encode('<html>'))],
    ['nothing', {}],
    ['more than 5 MB', of(Uint8Array.from({ length: 5_000_001 }, (_, i) => JPEG[i] ?? 0))],
    ['a broken connection', { [`${CDN}/a.jpg`]: () => Promise.reject(new TypeError('reset')) }],
    ['a way inside', movedTo('https://127.0.0.1/secret.jpg')],
    ['a way to plain HTTP', movedTo('http://cdn.arus.example/b.jpg')],
    ['a way in circles', movedTo(`${CDN}/a.jpg`)],
  ])('is not shown when its server answers with %s', async (_, answers: Answers) => {
    await expect(world(answers).show('sta_seen')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('follows its server to another public address', async () => {
    const moved = {
      ...movedTo('https://img.arus.example/1'),
      'https://img.arus.example/1': () => new Response(PNG),
    };
    expect((await world(moved).show('sta_seen')).headers.get('content-type')).toBe('image/png');
  });

  it('is asked for by the way that looks where a name leads, where there is one', async () => {
    const requests: string[] = [];
    const [picture] = pictures;
    const tag = pictureAddress('sta_seen', picture ?? { name: '', url: '' })
      .split('/')
      .at(-1);
    const send = pictureSender();
    const answer = await send('sta_seen', tag ?? '', {
      db: store.db,
      clock: () => 0,
      fetch: () => Promise.reject(new Error('not by this way')),
      fetchPublic: async (input) => {
        requests.push(String(input));
        return new Response(PNG);
      },
    });
    expect(answer.status).toBe(200);
    expect(requests).toEqual([picture?.url]);
  });

  it('that failed is asked for again after a minute, not at once', async () => {
    const { show, requests, later } = world({});
    await expect(show('sta_seen')).rejects.toThrow();
    await expect(show('sta_seen')).rejects.toThrow();
    expect(requests).toHaveLength(1);
    later(60_000);
    await expect(show('sta_seen')).rejects.toThrow();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['of a station that nobody knows', 'sta_none', pictures[0]],
    ['of a station that is gone', 'sta_gone', pictures[0]],
    ['that the station does not name', 'sta_seen', { name: '', url: `${CDN}/other.jpg` }],
  ])('is not fetched: %s', async (_, id, picture) => {
    const { show, requests } = world(of(JPEG));
    await expect(show(id, picture)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(requests).toEqual([]);
  });

  it('is not fetched from inside, though the store names it', async () => {
    const { show, requests } = world({});
    const inside = { name: '', url: 'https://10.0.0.1/x.jpg' };
    await expect(show('sta_odd', inside)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(requests).toEqual([]);
  });

  it('a picture of our own has an address on the site', () => {
    expect(pictureAddress('sta_a', { name: '', url: '/pictures/a.webp' })).toBe('/pictures/a.webp');
  });
});

describe('an address of a picture', () => {
  it.each([
    ['https://cdn.arus.example/a.jpg', true],
    ['https://s3.ap-southeast-1.amazonaws.com/x?y=z', true],
    ['http://cdn.arus.example/a.jpg', false],
    ['https://localhost/a.jpg', false],
    ['https://charger/a.jpg', false],
    ['https://192.168.1.1/a.jpg', false],
    ['https://3232235777/a.jpg', false],
    ['https://0x7f.1/a.jpg', false],
    ['https://[::1]/a.jpg', false],
    ['https://metadata.google.internal/a.jpg', false],
    ['https://cdn.arus.example:8443/a.jpg', false],
    ['https://user:word@cdn.arus.example/a.jpg', false],
    ['data:image/png;base64,AAAA', false],
    ['javascript:alert(1)', false],
    [`https://cdn.arus.example/${'a'.repeat(2_000)}`, false],
    ['https://localhost./a.jpg', false],
    ['https://metadata.google.internal./a.jpg', false],
    ['https://cdn.arus.example./a.jpg', false],
    ['', false],
  ])('%s: %s', (url, good) => {
    expect(isPictureAddress(url)).toBe(good);
  });
});

describe('the shelf', () => {
  it('lets the least recently used go when room runs out', () => {
    const cache = shelf<string>(3);
    cache.put('a', 'A', 1);
    cache.put('b', 'B', 1);
    cache.put('c', 'C', 1);
    cache.get('a');
    cache.put('d', 'D', 2);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([
      'A',
      undefined,
      undefined,
      'D',
    ]);
    cache.put('e', 'E', 4);
    expect(cache.get('e')).toBeUndefined();
    expect(cache.get('d')).toBe('D');
  });
});
