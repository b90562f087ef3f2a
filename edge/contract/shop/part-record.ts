import type { Locale } from '../locale.ts';

type Bilingual = Readonly<Record<Locale, string>>;

/** A part of the price list as `sync` sends it and the device keeps it, in both languages. */
export interface PartRecord {
  readonly id: string;
  readonly code: string;
  /** Place in the printed list. */
  readonly rowNumber: number;
  readonly category: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** Slugs of the models it fits. */
  readonly productSlugs: readonly string[];
  /** Names of these models. */
  readonly productName: string;
  readonly company: string;
  /** Whole rupiah. */
  readonly price: number;
  readonly priceList: number;
  readonly imgUrls: readonly string[];
  readonly isShowButton: boolean;
}
