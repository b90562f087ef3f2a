import { isSetting, type SettingName } from './settings.ts';

const PLACE = /\{([A-Z_]+)\}/g;

/** Stands for a figure of the shop in a text, which whoever shows it fills in. */
export const settingPlace = (name: SettingName): string => `{${name}}`;

export const hasSettings = (text: string): boolean =>
  [...text.matchAll(PLACE)].some(([, name]) => isSetting(name ?? ''));

/** A text with its figures; what is no name of a setting stays as it is. */
export const withSettings = (text: string, textOf: (name: SettingName) => string): string =>
  text.replace(PLACE, (place, name: string) => (isSetting(name) ? textOf(name) : place));
