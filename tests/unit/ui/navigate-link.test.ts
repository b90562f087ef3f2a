import { describe, expect, it } from 'vitest';
import { navigationHref } from '#web/ui/navigate-link.tsx';

const TO = { lat: -6.2, lon: 106.8, name: 'Kios Ayu (timur)' };

describe('navigation to a place', () => {
  it('opens the app of an Android phone, with the name beside the pin', () => {
    expect(navigationHref(TO, 'Mozilla/5.0 (Linux; Android 14) Chrome/140')).toBe(
      'geo:-6.2,106.8?q=-6.2,106.8(Kios%20Ayu%20(timur))',
    );
  });

  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
    'Mozilla/5.0 (iPad; CPU OS 17)',
  ])('opens the maps of %s, which does nothing with geo:', (agent) => {
    expect(navigationHref(TO, agent)).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=-6\.2,106\.8&/);
  });

  it.each(['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', ''])(
    'opens the map on the web on a desktop, and before the browser is known: %s',
    (agent) => {
      expect(navigationHref(TO, agent)).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//);
    },
  );
});
