import type { Locale } from '#edge/contract/locale.ts';
import { number } from '#web/platform/i18n/format.ts';
import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { isDemonstration } from '#web/platform/site.ts';
import { PushedList } from '#web/ui/pushed-list.tsx';
import { pushedItem } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import type { ProductContent } from './section-content.ts';

/** What riders say, where the model's flag lets them. */
export async function Testimonials({
  product,
  locale,
}: {
  product: ProductContent;
  locale: Locale;
}) {
  if (product.testimonials.length === 0) return null;
  const t = await getScopedI18n('catalog');
  return (
    <Section
      id="riders"
      title={t('riders.title')}
      // Those of the catalogue are invented: a demonstration says so above every page.
      lead={isDemonstration() ? undefined : t('riders.demo')}
    >
      <PushedList className="md:grid-cols-2 md:gap-8 lg:gap-12">
        {product.testimonials.map(({ name, city, km, text }) => (
          <li key={name} className={pushedItem}>
            <figure className="border-ink border-l-2 pl-5 sm:pl-6">
              <blockquote className="text-pretty font-semibold text-lg sm:text-xl">
                “{text}”
              </blockquote>
              <figcaption className="mt-3 text-muted sm:mt-4 text-sm">
                {name}, {city} · {t('riders.km', { km: number(locale, km) })}
              </figcaption>
            </figure>
          </li>
        ))}
      </PushedList>
    </Section>
  );
}
