import type { ItemFragment } from '#web/platform/graphql/generated/content.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { LatePromotionTag } from '#web/platform/promotion/late-promotion-tag.tsx';
import { Price } from '#web/ui/price.tsx';
import { GoodPicture } from './good-picture.tsx';
import { goodPage } from './kinds.ts';

export interface GoodCardProps {
  item: ItemFragment;
  /** What stands below the name: models, sizes or "sold out". */
  note: string;
  priority?: boolean;
}

/** Something of the shop in a list; the whole card is its link. */
export function GoodCard({ item, note, priority = false }: GoodCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-xl bg-surface shadow-card transition hover:shadow-float">
      <GoodPicture
        src={item.image}
        alt=""
        priority={priority}
        className="transition duration-500 group-hover:brightness-95"
      />
      <div className="flex flex-1 flex-col p-4 sm:p-5">
        <h3 className="text-base leading-snug sm:text-lg">
          <Link href={`/${goodPage(item)}`} className="after:absolute after:inset-0">
            {item.name}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">{note}</p>
        <p className="mt-auto pt-4">
          <Price idr={item.price} size="sm" />
          <LatePromotionTag kind="GOODS" slug={item.slug} goods={item.price} />
        </p>
      </div>
    </article>
  );
}
