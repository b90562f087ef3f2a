// Written by `npm run codegen`.
import type { TrustedDocument } from '../send.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Locale =
  | 'en'
  | 'id';

export type MetaTagsQueryVariables = Exact<{
  pageName: string;
  locale: Locale;
}>;


export type MetaTagsQuery = { readonly metaTags: { readonly title: string, readonly description: string, readonly h1: string, readonly h2: string, readonly h3: string, readonly image: string } | null };

export type PriceAreasQueryVariables = Exact<{
  locale: Locale;
}>;


export type PriceAreasQuery = { readonly priceAreas: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type ProductListQueryVariables = Exact<{
  locale: Locale;
}>;


export type ProductListQuery = { readonly products: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly edition: string, readonly slogan: string, readonly image_label: string, readonly otr_price: number | null, readonly discount: number, readonly otr_after_discount: number | null, readonly standard_battery: string, readonly order_sequence: number, readonly mainFeatures: ReadonlyArray<{ readonly id: string, readonly category: string, readonly name: string, readonly value: number | null, readonly unit: string }>, readonly components: ReadonlyArray<{ readonly code: string, readonly values: ReadonlyArray<{ readonly code: string, readonly name: string, readonly hex: string | null, readonly parent_code: string | null }> }> }> };

export type ProductPageQueryVariables = Exact<{
  slug: string;
  locale: Locale;
}>;


export type ProductPageQuery = { readonly productDetail: { readonly id: string, readonly slug: string, readonly name: string, readonly odooProductId: number, readonly edition: string, readonly slogan: string, readonly description: string, readonly image: string, readonly image_label: string, readonly otr_price: number | null, readonly discount: number, readonly otr_after_discount: number | null, readonly standard_battery: string, readonly is_fallback: boolean, readonly mainFeatures: ReadonlyArray<{ readonly id: string, readonly category: string, readonly name: string, readonly value: number | null, readonly unit: string, readonly description: string }>, readonly components: ReadonlyArray<{ readonly code: string, readonly name: string, readonly values: ReadonlyArray<{ readonly code: string, readonly name: string, readonly hex: string | null, readonly parent_code: string | null, readonly monthly_fee: number | null, readonly is_rent_battery: boolean, readonly product_code: string | null }> }>, readonly sections: ReadonlyArray<
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

export const MetaTagsDocument: TrustedDocument<MetaTagsQuery, MetaTagsQueryVariables> = {
  __meta__: { name: 'MetaTags', hash: 'sha256:87269ddb0bc008a2d2e71d7c766adca1a4ee800ee67ee148d223a88d3e336cb8' },
};
export const PriceAreasDocument: TrustedDocument<PriceAreasQuery, PriceAreasQueryVariables> = {
  __meta__: { name: 'PriceAreas', hash: 'sha256:3d733fc301454dd9442bb8718e22313a1ef804c180de9fb291446445555185a3' },
};
export const ProductListDocument: TrustedDocument<ProductListQuery, ProductListQueryVariables> = {
  __meta__: { name: 'ProductList', hash: 'sha256:3f7f269c96a9f207ef0a0f7d5dde5c3871d9b39a74434b0bead4a93f82f3dca4' },
};
export const ProductPageDocument: TrustedDocument<ProductPageQuery, ProductPageQueryVariables> = {
  __meta__: { name: 'ProductPage', hash: 'sha256:adf7971dfab22bea6c33fb14fd159444f27bf5cc11a7bd939237f7640f2cdefd' },
};
export const ProductPricesDocument: TrustedDocument<ProductPricesQuery, ProductPricesQueryVariables> = {
  __meta__: { name: 'ProductPrices', hash: 'sha256:d8e387c6064c3e67d3b495f661efa4d53815ae3c2158d64eaddaeae2126f2cd1' },
};
export const ProductSlugsDocument: TrustedDocument<ProductSlugsQuery, ProductSlugsQueryVariables> = {
  __meta__: { name: 'ProductSlugs', hash: 'sha256:59211e4d183eed8f9ba741ad0240262bbb84add5bd0e786ae9978c6093302947' },
};
