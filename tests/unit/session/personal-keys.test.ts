import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, root } from '#tests/architecture/sources.ts';
import { REMEMBERED_KEYS } from '#web/platform/purchase/remembered.ts';
import { PERSONAL_DATABASES, PERSONAL_KEYS } from '#web/platform/session/personal-keys.ts';

/** What stays when a person signs out, because it says nothing of them. */
const OF_THE_DEVICE: Readonly<Record<string, string>> = {
  WHATSNEW_FLAG: 'the newest public story that was shown',
  'alva-clock': 'how wrong the clock of the device is',
  'alva-consent': 'whether visits to the site may be counted',
  'alva-demo-read': 'that the notice of the demonstration was closed',
  'alva-install': 'that the offer to install was closed',
  'alva-not-kept': 'which public collections are not to be downloaded',
  'alva-persist-asked': 'that the browser was asked to keep what is here',
  'alva-probe': 'written and removed to see whether the browser stores anything',
  'alva-theme': 'light or dark',
  'alva.promotions': 'promo codes that everybody may use',
  'alva.settings': 'fees, windows and the reach of the shop',
  'alva.push-declined': 'that the offer to tell by push was closed',
  OTP_TYPE: 'whether codes come by SMS or WhatsApp, and to no number',
};

/** What leads the sign-out itself, or ends with it: session.test.ts and wipe.test.ts. */
const OF_THE_SESSION = new Set([
  'UNIQUE_NUMBER_LOGIN',
  'alva-session-confirmed',
  'alva-session-initials',
  'alva-session-locked',
  'alva-session-revoked',
  'alva-sign-out-owed',
  'alva-sealed',
  'alva-wipe-pending',
]);

/** In `sessionStorage`: it ends with the tab. */
const OF_THE_TAB = new Set([
  'CURRENT_PATH',
  'alva-kept-forms',
  'alva-offline',
  'mail-link',
  'pending-code',
]);

/** Pages of the list of news, the same for everybody. */
const PUBLIC_NEWS = ['WHATSNEW_DATA_BLOG', 'WHATSNEW_DATA_PRESS_RELEASE'];

/** The keys of modules that write under more than one, or under what their callers name. */
const NAMED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // Each caller's `key`, found beside its call.
  'web/platform/remembered-state.ts': [],
  'web/platform/purchase/remembered.ts': REMEMBERED_KEYS,
  'web/platform/offline/persist.ts': ['alva-persist-asked'],
  'web/domains/content/news/page-cache.ts': ['WHATSNEW_FLAG', ...PUBLIC_NEWS],
};

const sources = filesBelow('web')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('web/studio/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const constantsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/const (\w+)(?:: \w+)? = ['`]([^'`$]+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

const exported = constantsIn(
  sources.map(({ text }) => text.match(/^export const .*$/gm)?.join('\n') ?? '').join('\n'),
);

/** Every key of a storage that some module writes. */
const written = sources.flatMap(({ file, text }) => {
  const own = constantsIn(text);
  const named = NAMED_ELSEWHERE[file];
  if (named !== undefined) return named;
  const names = [
    ...text.matchAll(/torage(?:\(\))?\??\.setItem\(\s*(\w+)|tore\.setItem\((\w+)/g),
  ].map(([, storage, store]) => storage ?? store ?? '');
  const declared = text.includes('rememberedState')
    ? [...text.matchAll(/\bkey: '([^']+)'/g)].map(([, key = '']) => key)
    : [];
  const keyOf = (name: string) => own.get(name) ?? exported.get(name) ?? `${name} in ${file}`;
  return [...names.map(keyOf), ...declared];
});

describe('what is stored on a device under a name', () => {
  it('is found where it is written', () => {
    expect(written).toEqual(
      expect.arrayContaining(['alva.position', 'purchase', 'rsa', 'test-drive', 'alva-theme']),
    );
  });

  it('is of the person, and goes with a sign-out, or says nothing of a person', () => {
    const stays = written.filter(
      (key) =>
        !PERSONAL_KEYS.includes(key) &&
        !(key in OF_THE_DEVICE) &&
        !OF_THE_SESSION.has(key) &&
        !OF_THE_TAB.has(key) &&
        !PUBLIC_NEWS.includes(key),
    );
    expect(stays).toEqual([]);
  });

  it('a database of its own goes with the person, too', () => {
    const databases = sources
      .filter(({ file }) => file !== 'web/platform/offline/database.ts')
      .flatMap(({ text }) => {
        const [, name = ''] = /openDB(?:<\w+>)?\((\w+)/.exec(text) ?? [];
        return name === '' ? [] : [constantsIn(text).get(name) ?? name];
      });
    expect(databases.sort()).toEqual([...PERSONAL_DATABASES].sort());
  });
});
