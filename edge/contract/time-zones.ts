/** The three clocks of Indonesia. None of them knows daylight saving, so an offset is enough. */
export const TIME_ZONES = {
  'Asia/Jakarta': 420,
  'Asia/Pontianak': 420,
  'Asia/Makassar': 480,
  'Asia/Jayapura': 540,
} as const;

export type TimeZone = keyof typeof TIME_ZONES;

export const isTimeZone = (name: string): name is TimeZone => Object.hasOwn(TIME_ZONES, name);

/** As Indonesians write them; `Intl` says `GMT+8` in English. */
export const ZONE_MARKS = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
} as const satisfies Readonly<Record<TimeZone, string>>;
