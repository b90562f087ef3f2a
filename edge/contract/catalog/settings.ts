import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';

type SettingUnit = 'IDR' | 'HOURS' | 'DAYS' | 'KM';

interface Setting {
  readonly unit: SettingUnit;
  /** What may be entered, both included. */
  readonly least: number;
  readonly most: number;
  /** Holds as long as nothing else was entered. */
  readonly usual: number;
}

const deliveryFee = (usual: number) => ({ unit: 'IDR', least: 0, most: 5_000_000, usual }) as const;

/**
 * Figures of the shop that administrators change without a release, each in whole numbers of its unit.
 * The store has what was entered (`shop_setting`); the server reads what holds at a moment by
 * `settingsAt`, devices by `useSettings`; texts of pages name them by `settingPlace`.
 */
export const SETTINGS = {
  /** Paid when a motorcycle is booked, and part of its price. */
  BOOKING_FEE: { unit: 'IDR', least: 100_000, most: 5_000_000, usual: 500_000 },
  /** To pay an order; a booking without a motorcycle in stock has a time of its own. */
  PAYMENT_HOURS: { unit: 'HOURS', least: 1, most: 168, usual: 24 },
  PRE_ORDER_HOURS: { unit: 'HOURS', least: 1, most: 72, usual: 1 },
  /** To pay what a denied government help would have paid: it may have to be borrowed first. */
  HELP_DIFFERENCE_DAYS: { unit: 'DAYS', least: 1, most: 14, usual: 3 },
  /** To pay the difference of a paid order that costs more after a change. */
  CHANGE_DAYS: { unit: 'DAYS', least: 1, most: 14, usual: 3 },
  /** Of a delivery beyond JABODETABEK: up to 25 km from the nearest seller, up to 50, and beyond. */
  DELIVERY_FEE_NEAR: deliveryFee(250_000),
  DELIVERY_FEE_MIDDLE: deliveryFee(400_000),
  DELIVERY_FEE_FAR: deliveryFee(750_000),
  /** How far from a place that sells motorcycles we deliver: never less than the bands of the fees. */
  REACH_KM: { unit: 'KM', least: 50, most: 500, usual: 100 },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type SettingValues = Readonly<Record<SettingName, number>>;

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

export const isSetting = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** As long as nobody has entered anything. */
export const USUAL_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].usual]),
) as SettingValues;

export interface SetValue {
  readonly name: string;
  readonly value: number;
}

/** Every setting, of what was entered; names of another release are left out. */
export const withUsual = (entered: readonly SetValue[]): SettingValues => ({
  ...USUAL_SETTINGS,
  ...Object.fromEntries(
    entered.filter(({ name }) => isSetting(name)).map(({ name, value }) => [name, value]),
  ),
});

/** How long payments of an order may take, in ms. An order keeps those it was placed with. */
export interface PaymentWindows {
  readonly usual: number;
  readonly preOrder: number;
  readonly helpDifference: number;
  readonly change: number;
}

export const windowsOfSettings = (settings: SettingValues): PaymentWindows => ({
  usual: settings.PAYMENT_HOURS * HOUR_MS,
  preOrder: settings.PRE_ORDER_HOURS * HOUR_MS,
  helpDifference: settings.HELP_DIFFERENCE_DAYS * DAY_MS,
  change: settings.CHANGE_DAYS * DAY_MS,
});
