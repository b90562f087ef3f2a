import { getScopedI18n } from '#web/platform/i18n/server.ts';
import { Card } from '#web/ui/card.tsx';
import { BatteryCharging } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { PushedList } from '#web/ui/pushed-list.tsx';
import { pushedItem } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import type { ProductContent, SectionContent } from './section-content.ts';

/** Ways to have a battery, and where it is charged. */
export async function BatterySection({
  section,
  product,
}: {
  section: Extract<SectionContent, { __typename: 'BatterySection' }>;
  product: ProductContent;
}) {
  const t = await getScopedI18n('catalog');
  const values = product.components.find(({ code }) => code === 'battery')?.values ?? [];
  const feeOf = (code: string) => values.find((value) => value.code === code)?.monthly_fee;
  return (
    <Section
      id="battery"
      title={section.title}
      lead={section.body}
      aside={
        <LinkButton
          href={`/charging-station?model=${product.slug}`}
          variant="secondary"
          className="max-sm:px-4 max-sm:text-sm"
        >
          {t('chargers-for', { name: product.name })}
        </LinkButton>
      }
    >
      <PushedList className="md:grid-cols-2">
        {section.options.map(({ code, name, body }) => {
          const fee = feeOf(code);
          return (
            <li key={code} className={pushedItem}>
              <Card tone="plain" className="flex h-full flex-col gap-3 sm:gap-4 sm:p-8">
                <div className="flex items-center gap-3 sm:flex-col sm:items-start sm:gap-4">
                  <BatteryCharging
                    size={28}
                    className="shrink-0 text-accent-text"
                    aria-hidden="true"
                  />
                  <h3 className="text-xl">{name}</h3>
                </div>
                <p className="text-muted max-sm:text-sm">{body}</p>
                {fee ? (
                  <Price idr={fee} after={t('per-month')} size="md" className="mt-auto pt-2" />
                ) : null}
              </Card>
            </li>
          );
        })}
      </PushedList>
    </Section>
  );
}
