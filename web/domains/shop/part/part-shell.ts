import { rupiah } from '#edge/contract/money.ts';
import { MetaTagsDocument } from '#web/platform/graphql/generated/content/meta-tags.ts';
import { SparePartDetailDocument } from '#web/platform/graphql/generated/main/spare-part-detail.ts';
import type { PageMeta } from '#web/platform/metadata.ts';
import { breadcrumbs } from '#web/platform/page-head/breadcrumbs.ts';
import type { PageHead, RecordPage } from '#web/platform/page-head/page-head.ts';
import type { Opening, Shell } from '#web/platform/page-head/record-page.ts';
import { partHead } from './part-head.ts';
import type { PartDetail } from './use-part.ts';

const product = (
  part: PartDetail,
  url: string,
  origin: string,
): RecordPage['structured'][number] => ({
  '@type': 'Product',
  name: part.name,
  description: part.productDescription,
  sku: part.code,
  mpn: part.code,
  url,
  brand: { '@type': 'Brand', name: part.company },
  ...(part.imgUrl !== null && { image: origin + part.imgUrl }),
  isAccessoryOrSparePartFor: part.productName
    .split(', ')
    .map((name) => ({ '@type': 'Product', name })),
  offers: {
    '@type': 'Offer',
    price: part.price,
    priceCurrency: 'IDR',
    itemCondition: 'https://schema.org/NewCondition',
    url,
  },
});

const pageOf = (
  part: PartDetail,
  head: PageHead,
  meta: PageMeta,
  { locale, origin, words: { common, shop: words } }: Opening,
): RecordPage => {
  const { paths } = head;
  const url = `${origin}/${locale}${paths[locale]}`;
  return {
    head,
    image: meta.image,
    structured: [
      product(part, url, origin),
      breadcrumbs({ origin, locale, home: common.home }, [
        [words.title, '/shop'],
        [words['kind.parts'], '/shop/spare-parts'],
        [part.name, paths[locale]],
      ]),
    ],
    facts: {
      name: part.name,
      outline: meta,
      about: part.productDescription,
      rows: [
        [words['part.code'], part.code],
        [words['part.price-note'], rupiah(part.price)],
        [words['part.fits'], part.productName],
        [words['part.warranty'], words['part.warranty-value']],
      ],
    },
  };
};

/** A part of the price list, by the code at the end of its address. */
export const partShell: Shell = {
  page: /^\/shop\/spare-parts\/[^/]+\/([^/]+)$/,
  shell: '/shop/spare-parts/-/-',
  load: async (opening, [code = '']) => {
    const { locale, ask } = opening;
    const [detail, tags] = await Promise.all([
      ask('/graphql', SparePartDetailDocument, { productCode: code, locale }),
      ask('/content', MetaTagsDocument, { pageName: `shop/spare-parts/part/${code}`, locale }),
    ]);
    if (detail === undefined) return undefined;
    const part = detail.getSparePartDetail;
    if (part === null) return null;
    const meta = tags?.metaTags;
    if (!meta) return undefined;
    const head = partHead(detail, meta);
    return head === null ? undefined : pageOf(part, head, meta, opening);
  },
};
