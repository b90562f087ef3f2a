'use client';

import type { ListedModel } from '#web/domains/catalog/list/listed-model.ts';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { useDealerSlug } from '#web/platform/use-dealer-slug.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useExclusives } from './use-exclusives.ts';

export type CenterModel = Pick<ListedModel, 'slug' | 'name' | 'edition' | 'shot' | 'cutout'> & {
  readonly look: Pick<ListedModel['look'], 'hex' | 'accentHex'>;
};

/** The models a center shows and lends, with what only this one offers. */
export function CenterModels({ models }: { models: readonly CenterModel[] }) {
  const t = useScopedI18n('places');
  const exclusives = useExclusives(useDealerSlug());
  return (
    <section className="border-line border-t py-8 lg:col-span-2">
      <h3 className="mb-4 text-xl">{t('detail.models')}</h3>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {models.map(({ slug, name, edition, shot, cutout, look }) => (
          <li
            key={slug}
            className="relative flex items-center gap-4 overflow-hidden rounded-2xl bg-surface pr-4 shadow-card transition hover:shadow-float"
          >
            <div className="studio-ground w-28 shrink-0 self-stretch">
              <ModelPicture
                shot={shot}
                cutout={cutout}
                look={look}
                alt=""
                sizes="112px"
                className="h-full w-28 object-cover"
              />
            </div>
            <div className="min-w-0 py-4">
              <p className="font-semibold text-accent-text text-xs">{edition}</p>
              <h4 className="text-lg">
                <Link href={`/product/${slug}`} className="after:absolute after:inset-0">
                  {name}
                </Link>
              </h4>
              {exclusives[slug]?.map((choice) => (
                <div key={choice} className="mt-1">
                  <Badge>{t('detail.only-at-center', { choice })}</Badge>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
