import type { ReactNode } from 'react';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import { Link } from '#web/platform/i18n/link.tsx';
import { Price } from '#web/ui/price.tsx';
import type { ListedModel } from './listed-model.ts';

export interface ModelCardProps {
  model: ListedModel;
  labels: { from: string; wasLabel: string };
  /** Among the first on the screen. */
  priority?: boolean;
  /** Below the price: the promo code that counts for it. */
  promotion?: ReactNode;
}

/** A model in a list; the whole card is its link. */
export function ModelCard({ model, labels, priority, promotion }: ModelCardProps) {
  const { look, shot, cutout, figures } = model;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-2xl bg-surface shadow-card transition hover:shadow-float">
      <div className="studio-ground overflow-hidden">
        <ModelPicture
          shot={shot}
          cutout={cutout}
          look={look}
          alt={model.image_label}
          sizes="(min-width: 1024px) 30vw, (min-width: 640px) 50vw, 100vw"
          priority={priority ?? false}
          className="aspect-[8/5] w-full object-cover transition duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <p className="font-semibold text-accent-text text-sm">{model.edition}</p>
        <h3 className="mt-1 text-2xl">
          <Link href={`/product/${model.slug}`} className="after:absolute after:inset-0">
            {model.name}
          </Link>
        </h3>
        <p className="mt-1 text-muted">{model.slogan}</p>
        <dl className="mt-5 mb-6 flex gap-8">
          {figures.map(({ name, text, unit }) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-muted text-xs">{name}</dt>
              <dd className="font-bold text-xl tabular-nums">
                {text}
                <span className="ml-1 font-semibold text-muted text-sm">{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        {model.otr_after_discount === null ? null : (
          <p className="mt-auto border-line border-t pt-4">
            <Price
              idr={model.otr_after_discount}
              was={model.otr_price ?? undefined}
              wasLabel={labels.wasLabel}
              before={labels.from}
              size="sm"
            />
            {promotion}
          </p>
        )}
      </div>
    </article>
  );
}
