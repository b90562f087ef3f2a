import { MetaTagsDocument } from '../../../platform/graphql/generated/content.ts';
import { SparePartDetailDocument } from '../../../platform/graphql/generated/main.ts';
import { rupiah } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import en from '../../../platform/i18n/messages/en/shop.ts';
import id from '../../../platform/i18n/messages/id/shop.ts';
import { breadcrumbs } from '../../../platform/page-head/breadcrumbs.ts';
import type { PageHead } from '../../../platform/page-head/page-head.ts';
import type { Shell, Told } from '../../../platform/page-head/tell.ts';
import { siteOrigin } from '../../../platform/site.ts';
import type { PartDetail } from '../parts/localised.ts';
import { partHead } from './part-head.ts';

const WORDS = { en, id } as const;

const product = (part: PartDetail, url: string): Told['structured'][number] => ({
  '@type': 'Product',
  name: part.name,
  description: part.productDescription,
  sku: part.code,
  mpn: part.code,
  url,
  brand: { '@type': 'Brand', name: part.company },
  ...(part.imgUrl !== null && { image: siteOrigin() + part.imgUrl }),
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

const told = (part: PartDetail, head: PageHead, image: string, locale: Locale): Told => {
  const { paths } = head;
  const words = WORDS[locale];
  const url = `${siteOrigin()}/${locale}${paths[locale]}`;
  return {
    head,
    image,
    structured: [
      product(part, url),
      breadcrumbs(locale, [
        [words.title, '/shop'],
        [words['kind.parts'], '/shop/spare-parts'],
        [part.name, paths[locale]],
      ]),
    ],
    facts: {
      name: part.name,
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
  tell: async (locale, [code = ''], ask) => {
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
    return head === null ? undefined : told(part, head, meta.image, locale);
  },
};
