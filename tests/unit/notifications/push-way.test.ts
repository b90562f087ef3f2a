import { describe, expect, it } from 'vitest';
import { type PushFacts, pushWay } from '#web/domains/notifications/push/way.ts';

const facts: PushFacts = {
  hasPush: true,
  permission: 'default',
  isInstalled: false,
  hasOffer: false,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140',
  touchPoints: 5,
};
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Safari/604.1';

describe('push in a browser', () => {
  it.each<[string, Partial<PushFacts>, ReturnType<typeof pushWay>]>([
    ['can be asked for on Android', {}, 'ask'],
    ['is on after a yes', { permission: 'granted' }, 'ask'],
    ['is blocked after a no', { permission: 'denied' }, 'blocked'],
    ['needs the home screen on an iPhone', { userAgent: iPhone, hasPush: false }, 'install'],
    [
      'can be asked for by the installed app of an iPhone',
      { userAgent: iPhone, isInstalled: true },
      'ask',
    ],
    ['is missing in an old browser', { hasPush: false, permission: undefined }, 'unsupported'],
  ])('%s', (_, more, expected) => {
    expect(pushWay({ ...facts, ...more })).toBe(expected);
  });
});
