// Written by `npm run codegen`.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import type { SyncRecord } from '#edge/contract/sync/collections.ts';
export type BlogSource =
  | 'EXTERNAL'
  | 'OWN';

export type DeliveryMethod =
  | 'DELIVER_TO_HOME'
  | 'PICKUP_AT_DEALER';

export type Locale =
  | 'en'
  | 'id';

export type PointInput = {
  readonly lat: number;
  readonly lon: number;
};

export type ShopItemKind =
  | 'accessory'
  | 'apparel'
  | 'battery';

/** A circle (`centre`, `radius`) or a straight corridor (`from`, `to`, `reach`). */
export type StationAreaInput = {
  readonly centre?: PointInput | null | undefined;
  readonly from?: PointInput | null | undefined;
  /** Metres, 1,000 to 100,000. */
  readonly radius?: number | null | undefined;
  /** Metres to either side, 1,000 to 20,000. */
  readonly reach?: number | null | undefined;
  readonly to?: PointInput | null | undefined;
};

/** A public collection that devices keep a copy of. */
export type SyncScope =
  | 'pages'
  | 'parts'
  | 'places'
  | 'products'
  | 'stationStatus'
  | 'stations';

export type AreaPricesQueryVariables = Exact<{
  area: string;
  locale: Locale;
}>;


export type AreaPricesQuery = { readonly productPrices: ReadonlyArray<{ readonly slug: string, readonly is_standard: boolean, readonly otr_price: number, readonly discount: number, readonly otr_after_discount: number, readonly area: { readonly code: string }, readonly lines: ReadonlyArray<{ readonly key: string, readonly amount: number }> }> };

export type BlogPostsQueryVariables = Exact<{
  page: number;
  locale: Locale;
}>;


export type BlogPostsQuery = { readonly blogPosts: { readonly source: BlogSource, readonly is_blog_away: boolean, readonly totalPages: number, readonly currentPage: number, readonly items: ReadonlyArray<{ readonly title: string, readonly summary: string, readonly href: string, readonly image: string | null, readonly image_alt: string, readonly published_at: string, readonly locale: string, readonly is_fallback: boolean }> } };

export type NewsItemFragment = { readonly title: string, readonly summary: string, readonly href: string, readonly image: string | null, readonly image_alt: string, readonly published_at: string, readonly locale: string, readonly is_fallback: boolean };

export type ConfigurationPriceQueryVariables = Exact<{
  slug: string;
  color?: string | null | undefined;
  accent?: string | null | undefined;
  battery?: string | null | undefined;
  area?: string | null | undefined;
  dealer?: string | null | undefined;
  delivery?: string | null | undefined;
}>;


export type ConfigurationPriceQuery = { readonly configurationPrice: { readonly choice: { readonly color: string, readonly accent: string | null, readonly battery: string, readonly area: string, readonly dealer: string | null, readonly delivery: DeliveryMethod }, readonly corrections: ReadonlyArray<{ readonly field: string, readonly asked: string, readonly used: string | null, readonly reason: string, readonly nearest: ReadonlyArray<string> }>, readonly quote: { readonly otr_price: number, readonly discount: number, readonly otr_after_discount: number, readonly booking_fee: number, readonly rest: number, readonly delivery_terms: string, readonly monthly_fee: number | null, readonly lines: ReadonlyArray<{ readonly key: string, readonly amount: number }> } | null } | null };

export type CountdownQueryVariables = Exact<{
  locale: Locale;
}>;


export type CountdownQuery = { readonly page: { readonly valid_until: string | null } | null };

export type EcProductsQueryVariables = Exact<{
  dealerSlug: string;
  locale: Locale;
}>;


export type EcProductsQuery = { readonly ecProducts: ReadonlyArray<{ readonly product: { readonly id: string, readonly name: string, readonly slug: string, readonly image: string }, readonly exclusives: ReadonlyArray<{ readonly code: string, readonly name: string, readonly category: string, readonly validity_to_show: string | null }> }> };

export type HelpAnswerQueryVariables = Exact<{
  topicId: string;
  answerId: string;
  locale: Locale;
}>;


export type HelpAnswerQuery = { readonly helpAnswer: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null };

export type PageTextFragment = { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> };

export type HelpTopicsQueryVariables = Exact<{
  locale: Locale;
}>;


export type HelpTopicsQuery = { readonly helpTopics: ReadonlyArray<{ readonly topicId: string, readonly title: string, readonly summary: string, readonly locale: string, readonly is_fallback: boolean, readonly answers: ReadonlyArray<{ readonly answerId: string, readonly question: string, readonly summary: string, readonly locale: string, readonly is_fallback: boolean }> }> };

export type LatestPostsQueryVariables = Exact<{
  locale: Locale;
}>;


export type LatestPostsQuery = { readonly posts: { readonly items: ReadonlyArray<{ readonly name: string, readonly category: string | null, readonly title: string, readonly summary: string, readonly image: string | null, readonly published_at: string, readonly locale: string, readonly is_fallback: boolean }> } };

export type ListedPagesQueryVariables = Exact<{
  locale: Locale;
}>;


export type ListedPagesQuery = { readonly products: ReadonlyArray<{ readonly slug: string, readonly name: string }>, readonly policies: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly posts: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly promos: ReadonlyArray<{ readonly name: string, readonly title: string }>, readonly helpTopics: ReadonlyArray<{ readonly topicId: string, readonly title: string, readonly answers: ReadonlyArray<{ readonly answerId: string, readonly question: string }> }> };

export type MetaTagsQueryVariables = Exact<{
  pageName: string;
  locale: Locale;
}>;


export type MetaTagsQuery = { readonly metaTags: { readonly title: string, readonly description: string, readonly h1: string, readonly h2: string, readonly h3: string, readonly image: string } | null };

export type PageNamesQueryVariables = Exact<{ [key: string]: never; }>;


export type PageNamesQuery = { readonly policies: ReadonlyArray<{ readonly name: string }>, readonly posts: ReadonlyArray<{ readonly name: string }>, readonly promos: ReadonlyArray<{ readonly name: string }>, readonly helpTopics: ReadonlyArray<{ readonly topicId: string, readonly answers: ReadonlyArray<{ readonly answerId: string }> }> };

export type PoliciesQueryVariables = Exact<{
  locale: Locale;
}>;


export type PoliciesQuery = { readonly pages: ReadonlyArray<{ readonly name: string, readonly title: string, readonly summary: string }> };

export type PostQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type PostQuery = { readonly post: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null };

export type PressPostsQueryVariables = Exact<{
  page: number;
  locale: Locale;
}>;


export type PressPostsQuery = { readonly posts: { readonly totalPages: number, readonly currentPage: number, readonly items: ReadonlyArray<{ readonly name: string, readonly title: string, readonly summary: string, readonly image: string | null, readonly published_at: string, readonly locale: string, readonly is_fallback: boolean }> } };

export type PriceAreasQueryVariables = Exact<{
  locale: Locale;
}>;


export type PriceAreasQuery = { readonly priceAreas: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type ProductListQueryVariables = Exact<{
  locale: Locale;
}>;


export type ProductListQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly odooProductId: number, readonly name: string, readonly edition: string, readonly slogan: string, readonly image_label: string, readonly otr_price: number | null, readonly discount: number, readonly otr_after_discount: number | null, readonly standard_battery: string, readonly order_sequence: number, readonly mainFeatures: ReadonlyArray<{ readonly id: string, readonly category: string, readonly name: string, readonly value: number | null, readonly unit: string }>, readonly components: ReadonlyArray<{ readonly code: string, readonly values: ReadonlyArray<{ readonly code: string, readonly name: string, readonly hex: string | null, readonly parent_code: string | null }> }> }> };

export type ProductNotesQueryVariables = Exact<{
  locale: Locale;
}>;


export type ProductNotesQuery = { readonly productPageText: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null, readonly owned: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null, readonly rented: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null };

export type ProductPageQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type ProductPageQuery = { readonly productDetail: { readonly id: string, readonly slug: string, readonly name: string, readonly odooProductId: number, readonly edition: string, readonly slogan: string, readonly description: string, readonly image: string, readonly image_label: string, readonly otr_price: number | null, readonly discount: number, readonly otr_after_discount: number | null, readonly standard_battery: string, readonly e_brochure: string | null, readonly show_dp_simulation: boolean, readonly locale: string, readonly is_fallback: boolean, readonly testimonials: ReadonlyArray<{ readonly name: string, readonly city: string, readonly km: number, readonly text: string }>, readonly mainFeatures: ReadonlyArray<{ readonly id: string, readonly category: string, readonly name: string, readonly value: number | null, readonly unit: string, readonly description: string }>, readonly components: ReadonlyArray<{ readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly code: string, readonly name: string, readonly hex: string | null, readonly parent_code: string | null, readonly monthly_fee: number | null, readonly is_rent_battery: boolean, readonly product_code: string | null }> }>, readonly sections: ReadonlyArray<
      | { readonly __typename: 'BatterySection', readonly title: string, readonly body: string, readonly options: ReadonlyArray<{ readonly code: string, readonly name: string, readonly body: string }> }
      | { readonly __typename: 'ColorsSection', readonly title: string, readonly body: string }
      | { readonly __typename: 'ColumnImageShowcaseSection', readonly title: string, readonly columns: ReadonlyArray<{ readonly title: string, readonly body: string, readonly image: string, readonly image_label: string }> }
      | { readonly __typename: 'MainBodySection', readonly title: string, readonly body: string, readonly image: string, readonly image_label: string }
      | { readonly __typename: 'SpecificationSection', readonly title: string, readonly rows: ReadonlyArray<{ readonly key: string, readonly name: string, readonly value: string, readonly unit: string }> }
      | { readonly __typename: 'SpecificationsSection', readonly title: string, readonly groups: ReadonlyArray<{ readonly key: string, readonly name: string, readonly rows: ReadonlyArray<{ readonly key: string, readonly name: string, readonly value: string, readonly unit: string }> }> }
    > } | null };

export type ProductPricesQueryVariables = Exact<{
  slug: string;
  area: string;
  locale: Locale;
}>;


export type ProductPricesQuery = { readonly productPrices: ReadonlyArray<{ readonly battery: string, readonly is_standard: boolean, readonly otr_price: number, readonly discount: number, readonly otr_after_discount: number, readonly area: { readonly code: string }, readonly lines: ReadonlyArray<{ readonly key: string, readonly amount: number }> }> };

export type ProductSlugsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductSlugsQuery = { readonly products: ReadonlyArray<{ readonly slug: string, readonly name: string }> };

export type PromoQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type PromoQuery = { readonly promo: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null };

export type PromosQueryVariables = Exact<{
  locale: Locale;
}>;


export type PromosQuery = { readonly pages: ReadonlyArray<{ readonly name: string, readonly title: string, readonly summary: string, readonly image: string | null, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean }> };

export type RegionsQueryVariables = Exact<{
  provinceId: string;
}>;


export type RegionsQuery = { readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly latitude: number | null, readonly longitude: number | null, readonly districts: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type ShopItemQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type ShopItemQuery = { readonly shopItem: { readonly id: string, readonly slug: string, readonly kind: string, readonly name: string, readonly description: string, readonly price: number, readonly fits: ReadonlyArray<string>, readonly image: string | null, readonly sizes: ReadonlyArray<{ readonly id: string, readonly size: string, readonly stock: number }> } | null };

export type ItemFragment = { readonly id: string, readonly slug: string, readonly kind: string, readonly name: string, readonly description: string, readonly price: number, readonly fits: ReadonlyArray<string>, readonly image: string | null, readonly sizes: ReadonlyArray<{ readonly id: string, readonly size: string, readonly stock: number }> };

export type ShopItemsQueryVariables = Exact<{
  kind: ShopItemKind;
  locale: Locale;
}>;


export type ShopItemsQuery = { readonly shopItems: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly kind: string, readonly name: string, readonly description: string, readonly price: number, readonly fits: ReadonlyArray<string>, readonly image: string | null, readonly sizes: ReadonlyArray<{ readonly id: string, readonly size: string, readonly stock: number }> }> };

export type ShopSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopSettingsQuery = { readonly shopSettings: ReadonlyArray<{ readonly name: string, readonly value: number }> };

export type StationPackQueryVariables = Exact<{
  area: StationAreaInput;
}>;


export type StationPackQuery = { readonly stationPack: { readonly cursor: string, readonly full: boolean, readonly stationIds: ReadonlyArray<string>, readonly stations: ReadonlyArray<StationRecord>, readonly statuses: ReadonlyArray<EvseStatusRecord> } };

export type StationPackSizeQueryVariables = Exact<{
  area: StationAreaInput;
}>;


export type StationPackSizeQuery = { readonly stationPack: { readonly count: number, readonly bytes: number, readonly mapBytes: number } };

export type SyncEndsQueryVariables = Exact<{ [key: string]: never; }>;


export type SyncEndsQuery = { readonly syncEnds: ReadonlyArray<{ readonly scope: SyncScope, readonly cursor: string }> };

export type SyncPublicPageQueryVariables = Exact<{
  scope: SyncScope;
  cursor?: string | null | undefined;
  end: string;
}>;


export type SyncPublicPageQuery = { readonly syncPage: { readonly cursor: string, readonly hasMore: boolean, readonly starts: boolean, readonly removed: ReadonlyArray<string>, readonly changes: ReadonlyArray<{ readonly id: string, readonly record: SyncRecord, readonly visibleUntil: string | null, readonly visibleFrom: string | null }> } };

export type TextPageQueryVariables = Exact<{
  name: string;
  locale: Locale;
}>;


export type TextPageQuery = { readonly page: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null };
