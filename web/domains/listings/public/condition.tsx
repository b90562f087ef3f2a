import type { Grade } from '#edge/contract/listings/condition.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { FactList } from '#web/domains/listings/fact-list.tsx';
import type { OfferFragment } from '#web/platform/graphql/generated/main.ts';
import { number } from '#web/platform/i18n/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Check, CircleCheck, TriangleAlert, Wrench } from '#web/ui/icons.ts';
import { Part } from './part.tsx';
import type { Words } from './words.ts';

const LOOK = {
  LIKE_NEW: ['positive', CircleCheck],
  GOOD: ['positive', Check],
  WORN: ['caution', TriangleAlert],
  REPAIR: ['critical', Wrench],
} as const satisfies Record<Grade, readonly [Tone, typeof Check]>;

/** The owner's checklist, and what else they say of its state. */
export function Condition({
  offer,
  heading,
  locale,
  t,
}: {
  offer: Pick<OfferFragment, 'condition' | 'accident' | 'rangeKm' | 'faults'>;
  heading?: 'h2' | 'h4';
  locale: Locale;
  t: Words;
}) {
  return (
    <Part title={t('condition.title')} source="said" heading={heading} t={t}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {offer.condition.map(({ item, grade }) => {
          const [tone, Icon] = LOOK[grade];
          return (
            <li
              key={item}
              className="flex min-h-12 items-center justify-between gap-4 border-line border-b py-2"
            >
              {t(`item.${item}`)}
              <Badge tone={tone} icon={<Icon size={14} />}>
                {t(`grade.${grade}`)}
              </Badge>
            </li>
          );
        })}
      </ul>
      <div className="mt-6">
        <FactList
          className="sm:grid-cols-2"
          facts={[
            ...(offer.accident === null
              ? []
              : ([[t('accident'), t(`accident.${offer.accident}`)]] as const)),
            ...(offer.rangeKm === null
              ? []
              : ([[t('page.range'), `${number(locale, offer.rangeKm)} km`]] as const)),
            [t('faults'), offer.faults === '' ? t('faults-unsaid') : offer.faults],
          ]}
        />
      </div>
    </Part>
  );
}
