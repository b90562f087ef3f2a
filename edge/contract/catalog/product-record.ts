import type { Locale } from '../locale.ts';

/** One choice of the configurator. */
export interface ProductValueRecord {
  readonly id: string;
  /** `color`, `accent` or `battery`. */
  readonly component: string;
  readonly code: string;
  readonly category: string;
  /** The colour an accent belongs to. */
  readonly parent_code: string | null;
  readonly name: Readonly<Record<Locale, string>>;
  /** sRGB, for swatches. */
  readonly hex: string | null;
  readonly battery1: string | null;
  readonly battery2: string | null;
  readonly is_rent_battery: boolean;
  /** Whole rupiah. */
  readonly monthly_fee: number | null;
  /** Not offered after this time; epoch ms. */
  readonly validity_to_show: number | null;
  readonly validity_dealer_id: string | null;
  readonly product_code: string | null;
  readonly images: readonly string[];
}

export interface ProductTextRecord {
  readonly slogan: string;
  readonly edition: string;
  readonly image_label: string;
  readonly description: string;
  readonly mainFeatures: readonly {
    readonly id: string;
    readonly category: string;
    readonly name: string;
    readonly value: number | null;
    readonly unit: string;
    readonly description: string;
  }[];
  readonly specifications: readonly {
    readonly key: string;
    readonly name: string;
    readonly rows: readonly {
      readonly key: string;
      readonly name: string;
      readonly value: string;
      readonly unit: string;
    }[];
  }[];
}

/**
 * A model as `sync` sends it and the device keeps it, in both languages: what list, comparison,
 * configurator and simulators need without signal. The page's sections come with the page itself.
 */
export interface ProductRecord {
  readonly id: string;
  readonly slug: string;
  readonly odooProductId: number;
  readonly name: string;
  readonly generation: string | null;
  readonly image: string;
  readonly order_sequence: number;
  readonly show_dp_simulation: boolean;
  readonly show_testi: boolean;
  /** Path of the brochure; `{locale}` stands for the language. */
  readonly e_brochure: string | null;
  readonly standard_battery: string;
  /** Whole rupiah off the price on the road. */
  readonly discount: number;
  readonly texts: Readonly<Partial<Record<Locale, ProductTextRecord>>>;
  readonly values: readonly ProductValueRecord[];
  /** Price on the road in whole rupiah: province code → battery option → price. */
  readonly otr_price: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What it is made of, in the order of `PRICE_LINES`: province code → battery option → amounts. */
  readonly price_lines: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}
