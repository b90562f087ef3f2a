import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY_LOCALE } from '#edge/contract/locale-path.ts';
import { nextOutput, surprises } from '#web/build/next-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'next-output-'));
const sound = join(folder, 'sound');

const rule = (path: string) => ({
  source: `/:locale(${ANY_LOCALE})${path}`,
  destination: '/:locale/not-found',
  regex: `^(?:/(${ANY_LOCALE}))${path}$`,
});

/** The least that a build of this Next leaves behind. */
const FILES: Readonly<Record<string, string>> = {
  BUILD_ID: 'build-1',
  'prerender-manifest.json': JSON.stringify({ routes: { '/en/not-found': {} } }),
  'routes-manifest.json': JSON.stringify({
    headers: [{ source: '/', regex: '^/$', headers: [{ key: 'a', value: 'b' }] }],
    rsc: { varyHeader: 'rsc, next-router-segment-prefetch' },
    rewrites: { beforeFiles: [], afterFiles: [rule('/my-ev')], fallback: [rule('/:path*')] },
  }),
  'server/functions-config-manifest.json': JSON.stringify({
    functions: { '/_middleware': { matchers: [{ regexp: '^/([^.]*)$' }] } },
  }),
  'server/app/_not-found.html': '',
  'server/app/en/not-found.html':
    '<head><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body></body>',
  'server/app/en/not-found.rsc': '',
  'server/app/en/not-found.meta': '{"status":200}',
  'static/chunks/a.js': '',
  'static/chunks/old.js': '',
  'build-manifest.json': JSON.stringify({ polyfillFiles: ['static/chunks/old.js'] }),
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(sound, name)), { recursive: true });
    writeFileSync(join(sound, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const after = (change: (dist: string) => void): string[] => {
  const dist = mkdtempSync(join(folder, 'changed-'));
  cpSync(sound, dist, { recursive: true });
  change(dist);
  return surprises(dist);
};

const edit = (name: string, from: string, to: string) => (dist: string) => {
  const text = readFileSync(join(dist, name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(dist, name), text.replaceAll(from, to));
};
const without = (name: string) => (dist: string) => rmSync(join(dist, name), { recursive: true });

const PAGE = 'server/app/en/not-found';

describe('what is relied on of Next’s output', () => {
  it('holds for what the installed Next writes', () => {
    expect(surprises(sound)).toEqual([]);
  });

  it.each<[string, RegExp, (dist: string) => void]>([
    ['the build id is gone', /^BUILD_ID/, without('BUILD_ID')],
    [
      'the prerendered paths have another name',
      /^prerender-manifest\.json/,
      edit('prerender-manifest.json', 'routes', 'pages'),
    ],
    [
      'a header rule has no regex',
      /^routes-manifest\.json has `headers`/,
      edit('routes-manifest.json', '"/","regex"', '"/","pattern"'),
    ],
    [
      'rewrites name the languages otherwise',
      /^routes-manifest\.json has `rewrites/,
      edit('routes-manifest.json', `(${ANY_LOCALE})`, '([a-z]{2})'),
    ],
    [
      'the pattern of the proxy is told elsewhere',
      /^functions-config-manifest\.json/,
      edit('server/functions-config-manifest.json', 'matchers', 'match'),
    ],
    [
      'the headers of the router are not listed',
      /^routes-manifest\.json names/,
      edit('routes-manifest.json', 'next-router-segment-prefetch', ''),
    ],
    ['payloads lie elsewhere', /\(\.rsc\)$/, without(`${PAGE}.rsc`)],
    ['the status is no JSON', /\(\.meta, JSON\)$/, edit(`${PAGE}.meta`, '{', '')],
    ['there is no last resort', /_not-found\.html/, without('server/app/_not-found.html')],
    [
      'scripts are started in another way',
      /^a page starts its scripts/,
      edit(`${PAGE}.html`, 'async=""', 'defer=""'),
    ],
    [
      'scripts for browsers without modules are listed elsewhere',
      /^build-manifest\.json/,
      edit('build-manifest.json', 'polyfillFiles', 'legacyFiles'),
    ],
    [
      'a script that a page names is not there',
      /^scripts lie under/,
      without('static/chunks/a.js'),
    ],
  ])('says so when %s', (_, expectation, change) => {
    const changed = after(change);
    expect(changed).toEqual([expect.stringMatching(expectation)]);
  });

  it('keeps what else stands beside a status', () => {
    const dist = mkdtempSync(join(folder, 'status-'));
    cpSync(sound, dist, { recursive: true });
    edit(`${PAGE}.meta`, '{', '{"headers":{"a":"b"},')(dist);
    nextOutput(dist).setStatus('/en/not-found', 404);
    expect(JSON.parse(readFileSync(join(dist, `${PAGE}.meta`), 'utf8'))).toEqual({
      headers: { a: 'b' },
      status: 404,
    });
  });
});
