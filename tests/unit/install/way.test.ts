import { describe, expect, it } from 'vitest';
import { offerScript } from '#web/platform/install/offer-script.ts';
import { installWay } from '#web/platform/install/way.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130';

describe('how a browser installs the app', () => {
  it.each([
    [{ userAgent: ANDROID, hasOffer: true }, 'offer'],
    [{ userAgent: ANDROID, hasOffer: true, isInstalled: true }, 'installed'],
    [{ userAgent: ANDROID }, 'menu'],
    [{ userAgent: IPHONE }, 'share'],
    [{ userAgent: MAC }, 'menu'],
    [{ userAgent: MAC, touchPoints: 5 }, 'share'],
  ] as const)('%o by %s', (facts, way) => {
    expect(installWay({ isInstalled: false, hasOffer: false, touchPoints: 0, ...facts })).toBe(way);
  });
});

describe('the script in the document', () => {
  /** Runs it in a window of its own. */
  const open = () => {
    const window = Object.assign(new EventTarget(), { alvaInstall: undefined as unknown });
    const names = ['window', 'addEventListener', 'dispatchEvent', 'Event'];
    new Function(...names, offerScript)(
      window,
      window.addEventListener.bind(window),
      window.dispatchEvent.bind(window),
      Event,
    );
    return window;
  };

  it('keeps the offer for scripts that come later, and tells those that are there', () => {
    const window = open();
    let events = 0;
    window.addEventListener('alva-install', () => events++);
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(offer);
    expect([window.alvaInstall, offer.defaultPrevented, events]).toEqual([offer, true, 1]);
    window.dispatchEvent(new Event('appinstalled'));
    expect([window.alvaInstall, events]).toEqual([undefined, 2]);
  });
});
