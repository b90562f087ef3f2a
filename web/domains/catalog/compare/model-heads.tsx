'use client';

import type { ProductTextRecord } from '#edge/contract/catalog/product-record.ts';
import { stepsOfCompared } from '#web/domains/catalog/customize/steps.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { X } from '#web/ui/icons.ts';

export interface ComparedModel {
  readonly slug: string;
  readonly name: string;
  /** Path of the cut-out; null while the studio has none. */
  readonly picture: string | null;
  /** Name of the language its table is in, when it is not the page's. */
  readonly otherLanguage: string | null;
  readonly table: ProductTextRecord['specifications'];
}

/** The models' names stay in sight while the table scrolls under them. */
export function ModelHeads({
  models,
  onRemove,
  columns,
}: {
  models: readonly ComparedModel[];
  onRemove: (slug: string) => void;
  columns: string;
}) {
  const t = useScopedI18n('catalog');
  const slugs = models.map(({ slug }) => slug);
  return (
    <>
      <caption className="sr-only">{t('compare.caption')}</caption>
      <thead className="sticky top-header z-10 block border-line border-b bg-ground">
        <tr className={columns}>
          <td className="hidden lg:block" />
          {models.map(({ slug, name, picture, otherLanguage }) => (
            <th key={slug} scope="col" className="relative min-w-0 px-1 pb-3 text-left font-normal">
              <span className="studio-floor block overflow-hidden rounded-xl [@media(max-height:36rem)]:hidden">
                {picture === null ? null : (
                  <img
                    src={picture}
                    alt=""
                    width={960}
                    height={600}
                    className="studio-cutout h-20 w-full object-cover sm:h-32 lg:h-40"
                  />
                )}
              </span>
              <span className="mt-2 flex items-start justify-between gap-1">
                <Link
                  href={`/product/${slug}`}
                  className="font-bold text-sm underline-offset-4 hover:underline sm:text-xl"
                >
                  {name}
                </Link>
              </span>
              {otherLanguage ? (
                <span className="block text-caution text-xs">
                  {t('compare.fallback', { language: otherLanguage })}
                </span>
              ) : null}
              <Link
                href={stepsOfCompared(slugs, slug).customize}
                className="mt-2 inline-flex min-h-10 max-w-full items-center rounded-full bg-accent px-3 font-semibold text-on-accent text-sm hover:bg-accent-strong sm:px-5"
              >
                {t('compare.configure')}
                <span className="sr-only"> {name}</span>
              </Link>
              {models.length > 1 ? (
                <span className="absolute top-0 right-1">
                  <IconButton
                    label={t('compare.remove', { name })}
                    onClick={() => onRemove(slug)}
                    className="text-ink hover:bg-ink/10"
                  >
                    <X size={20} />
                  </IconButton>
                </span>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
