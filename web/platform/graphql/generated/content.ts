// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
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

export type AreaPricesQueryVariables = Exact<{
  area: string;
  locale: Locale;
}>;


export type AreaPricesQuery = { readonly productPrices: ReadonlyArray<{ readonly slug: string, readonly is_standard: boolean, readonly otr_price: number, readonly discount: number, readonly otr_after_discount: number, readonly area: { readonly code: string } }> };

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

export type StationPackQueryVariables = Exact<{
  area: StationAreaInput;
}>;


export type StationPackQuery = { readonly stationPack: { readonly cursor: string, readonly full: boolean, readonly stationIds: ReadonlyArray<string>, readonly stations: ReadonlyArray<StationRecord>, readonly statuses: ReadonlyArray<EvseStatusRecord> } };

export type StationPackSizeQueryVariables = Exact<{
  area: StationAreaInput;
}>;


export type StationPackSizeQuery = { readonly stationPack: { readonly count: number, readonly bytes: number, readonly mapBytes: number } };

export type TextPageQueryVariables = Exact<{
  name: string;
  locale: Locale;
}>;


export type TextPageQuery = { readonly page: { readonly name: string, readonly kind: string, readonly category: string | null, readonly image: string | null, readonly title: string, readonly summary: string, readonly published_at: string, readonly valid_from: string | null, readonly valid_until: string | null, readonly locale: string, readonly is_fallback: boolean, readonly blocks: ReadonlyArray<{ readonly type: string, readonly text: string | null, readonly items: ReadonlyArray<string>, readonly head: ReadonlyArray<string>, readonly rows: ReadonlyArray<ReadonlyArray<string>> }> } | null };

export const AreaPricesDocument: TrustedDocument<AreaPricesQuery, AreaPricesQueryVariables> = {
  __meta__: { name: 'AreaPrices', hash: 'sha256:4efc2f7df1bab8a444f8f65e8b8bf00327fd1688cfc7ffa0fdd966ed67a14494' },
};
export const BlogPostsDocument: TrustedDocument<BlogPostsQuery, BlogPostsQueryVariables> = {
  __meta__: { name: 'BlogPosts', hash: 'sha256:e3cff8d4545fb481da873372468d74902ebeb8d0adde8e6bc5cae815597cd4d0' },
};
export const ConfigurationPriceDocument: TrustedDocument<ConfigurationPriceQuery, ConfigurationPriceQueryVariables> = {
  __meta__: { name: 'ConfigurationPrice', hash: 'sha256:12e8731943d100a67c0c68865ce0717ffbcd661155ab9f11988a9aa536523fcc' },
};
export const CountdownDocument: TrustedDocument<CountdownQuery, CountdownQueryVariables> = {
  __meta__: { name: 'Countdown', hash: 'sha256:27ddf8724d062254640e5a982ba026f6e8734ebb5cef39892debc37d0a746d91' },
};
export const HelpAnswerDocument: TrustedDocument<HelpAnswerQuery, HelpAnswerQueryVariables> = {
  __meta__: { name: 'HelpAnswer', hash: 'sha256:418a0065dce194554c809fb3a8d3823462edcc83be8a693cd556475c5bce7687' },
};
export const HelpTopicsDocument: TrustedDocument<HelpTopicsQuery, HelpTopicsQueryVariables> = {
  __meta__: { name: 'HelpTopics', hash: 'sha256:f6a94e9e3790f96b9b7adda0e725a1a2a55d32bf49c5b9cf94abaca10d350db3' },
};
export const LatestPostsDocument: TrustedDocument<LatestPostsQuery, LatestPostsQueryVariables> = {
  __meta__: { name: 'LatestPosts', hash: 'sha256:c3e70d3da5857e989397f5592619ca8173f6d8b97d4e9d22d93df4f465a99008' },
};
export const ListedPagesDocument: TrustedDocument<ListedPagesQuery, ListedPagesQueryVariables> = {
  __meta__: { name: 'ListedPages', hash: 'sha256:3cbe21a5cc3f87651ebc52b53a6f894fb547c06838eb5336da4e17006a65b187' },
};
export const MetaTagsDocument: TrustedDocument<MetaTagsQuery, MetaTagsQueryVariables> = {
  __meta__: { name: 'MetaTags', hash: 'sha256:87269ddb0bc008a2d2e71d7c766adca1a4ee800ee67ee148d223a88d3e336cb8' },
};
export const PageNamesDocument: TrustedDocument<PageNamesQuery, PageNamesQueryVariables> = {
  __meta__: { name: 'PageNames', hash: 'sha256:0b75f3e11db7150c35eecd132a47dae77f8b9a9c6ee0dd2ddccc17b5dfa0170d' },
};
export const PoliciesDocument: TrustedDocument<PoliciesQuery, PoliciesQueryVariables> = {
  __meta__: { name: 'Policies', hash: 'sha256:5891569b03fc61c19942055debfaea103413ad4131b79abc676cf77211de6422' },
};
export const PostDocument: TrustedDocument<PostQuery, PostQueryVariables> = {
  __meta__: { name: 'Post', hash: 'sha256:2850a9f288be516f308594a3cda49e97cb1e428ad9f127ca69fb01fc48deb3e9' },
};
export const PressPostsDocument: TrustedDocument<PressPostsQuery, PressPostsQueryVariables> = {
  __meta__: { name: 'PressPosts', hash: 'sha256:12922504f041df62127d2e7fdf54c626b195853bef1d3a260f65ff1106f6039a' },
};
export const PriceAreasDocument: TrustedDocument<PriceAreasQuery, PriceAreasQueryVariables> = {
  __meta__: { name: 'PriceAreas', hash: 'sha256:3d733fc301454dd9442bb8718e22313a1ef804c180de9fb291446445555185a3' },
};
export const ProductListDocument: TrustedDocument<ProductListQuery, ProductListQueryVariables> = {
  __meta__: { name: 'ProductList', hash: 'sha256:150d2887fedd4843e17f10a79bc8ede496a1983cfe1614df426337e00a91a841' },
};
export const ProductNotesDocument: TrustedDocument<ProductNotesQuery, ProductNotesQueryVariables> = {
  __meta__: { name: 'ProductNotes', hash: 'sha256:6870935d8bc3575b1ff354d0e9b9de3c0c34759799c42dcea73f069a4afce350' },
};
export const ProductPageDocument: TrustedDocument<ProductPageQuery, ProductPageQueryVariables> = {
  __meta__: { name: 'ProductPage', hash: 'sha256:b137f6dbb2973404482d36c6f7d6aeb19c67d8081cdcfc8463875a54b57dc1d6' },
};
export const ProductPricesDocument: TrustedDocument<ProductPricesQuery, ProductPricesQueryVariables> = {
  __meta__: { name: 'ProductPrices', hash: 'sha256:d8e387c6064c3e67d3b495f661efa4d53815ae3c2158d64eaddaeae2126f2cd1' },
};
export const ProductSlugsDocument: TrustedDocument<ProductSlugsQuery, ProductSlugsQueryVariables> = {
  __meta__: { name: 'ProductSlugs', hash: 'sha256:59211e4d183eed8f9ba741ad0240262bbb84add5bd0e786ae9978c6093302947' },
};
export const PromoDocument: TrustedDocument<PromoQuery, PromoQueryVariables> = {
  __meta__: { name: 'Promo', hash: 'sha256:6d068644eacdc87f2a24ef8f55cbc3b697234f9a9d09ab5b623efdcbdb88bbcf' },
};
export const PromosDocument: TrustedDocument<PromosQuery, PromosQueryVariables> = {
  __meta__: { name: 'Promos', hash: 'sha256:f6560cd82da4f3cb62395c6815d8ecf4ee74ca2edf034b28c0ec311d3b390b6e' },
};
export const RegionsDocument: TrustedDocument<RegionsQuery, RegionsQueryVariables> = {
  __meta__: { name: 'Regions', hash: 'sha256:3dc95018b785adf00a9bea71671f534c62c68fe19e76b81a19bbd2a75c664f78' },
};
export const ShopItemDocument: TrustedDocument<ShopItemQuery, ShopItemQueryVariables> = {
  __meta__: { name: 'ShopItem', hash: 'sha256:5fa76b829765a473853181c568e9e2ffb7f5b4019b7e06491bae9c5752878e3d' },
};
export const ShopItemsDocument: TrustedDocument<ShopItemsQuery, ShopItemsQueryVariables> = {
  __meta__: { name: 'ShopItems', hash: 'sha256:a38bd757db1e37a49ec05b7d8f415da10c7abcb41dd1dc62033da5c4682b32d9' },
};
export const StationPackDocument: TrustedDocument<StationPackQuery, StationPackQueryVariables> = {
  __meta__: { name: 'StationPack', hash: 'sha256:b69494ce247a0f4cb4ca62fb4426fd3aeaf26c9b85ebda5dd30d1386a7b463ea' },
};
export const StationPackSizeDocument: TrustedDocument<StationPackSizeQuery, StationPackSizeQueryVariables> = {
  __meta__: { name: 'StationPackSize', hash: 'sha256:cba923c2e96c7cc0cc60fc9c1965623392bfdebd9d5de1701285960eb9fd0e45' },
};
export const TextPageDocument: TrustedDocument<TextPageQuery, TextPageQueryVariables> = {
  __meta__: { name: 'TextPage', hash: 'sha256:593b2798f26a19b75f1ea59b19f8445037012b03c9980dc4083c19a5c34b4e3f' },
};
