/** Parts of the settings, in the order they are shown; each has its own address, `/settings/<part>`. */
export const SETTINGS_PARTS = ['sign-in', 'second-factor', 'devices', 'documents', 'data'] as const;

export type SettingsPart = (typeof SETTINGS_PARTS)[number];
