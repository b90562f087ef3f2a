import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { settingPlace, withSettings } from '#edge/contract/catalog/setting-places.ts';
import { SETTING_NAMES, USUAL_SETTINGS, withUsual } from '#edge/contract/catalog/settings.ts';
import { LOCALES } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { SettingText } from '#web/platform/settings/setting-text.tsx';
import { settingText, settingValue } from '#web/platform/settings/setting-value.ts';

describe('a text that names figures of the shop', () => {
  it('says those that were entered, and those the shop began with where nothing was', () => {
    const settings = withUsual([
      { name: 'BOOKING_FEE', value: 750_000 },
      { name: 'PAYMENT_HOURS', value: 48 },
      { name: 'REACH_KM', value: 1_500 },
    ]);
    expect(
      settingText('id', '{BOOKING_FEE}, {PAYMENT_HOURS}, {PRE_ORDER_HOURS}, {REACH_KM}', settings),
    ).toBe(`${rupiah(750_000)}, 48 jam, 1 jam, 1.500 km`);
  });

  it('of a static page is not written anew while its figures hold', () => {
    const atBuild = [{ name: 'REACH_KM', value: 1_500 }];
    const text = { text: '{REACH_KM}', atBuild, built: 'as far as 1.500 km' };
    expect(renderToStaticMarkup(createElement(SettingText, text))).toBe('as far as 1.500 km');
  });

  it('keeps what is no name of a figure', () =>
    expect(withSettings('{name} {NAME} {REACH_KM}', () => '90 km')).toBe('{name} {NAME} 90 km'));

  it.each(SETTING_NAMES)('says %s with its unit in each language', (name) => {
    const inLanguages = LOCALES.map((locale) => settingValue(locale, name, USUAL_SETTINGS[name]));
    for (const text of inLanguages)
      expect(text).toMatch(/^(Rp\d|\d.* (hours?|jam|days?|hari|km)$)/);
    expect(settingPlace(name)).toBe(`{${name}}`);
  });
});
