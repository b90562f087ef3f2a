'use client';

import { PART_CATEGORIES, type PartCategory } from '#edge/contract/shop/categories.ts';
import { categoryIcon } from '#web/domains/shop/categories.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { cx } from '#web/ui/cx.ts';
import { FIRST_PAGE } from './filters.ts';

/** The systems of the vehicle, one tap each. */
export function CategoryChips({ chosen }: { chosen: PartCategory | null }) {
  const t = useScopedI18n('shop');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('parts.category')}</legend>
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 lg:mx-0 lg:flex-wrap lg:px-0">
        {PART_CATEGORIES.map((category) => {
          const Icon = categoryIcon(category);
          const on = category === chosen;
          return (
            <button
              key={category}
              type="button"
              aria-pressed={on}
              onClick={() =>
                setQuery({ category: on ? null : category, ...FIRST_PAGE }, { step: true })
              }
              className={cx(
                'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 font-semibold text-sm transition',
                on
                  ? 'border-ink bg-ink text-ground'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              <Icon size={18} aria-hidden="true" />
              {t(`category.${category}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
