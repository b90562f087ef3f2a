import type { Look } from '#web/domains/catalog/look.ts';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import { shotAt, shotOf } from '#web/domains/catalog/shots.ts';
import { cx } from '#web/ui/cx.ts';
import { PushedList } from '#web/ui/pushed-list.tsx';
import { pushedItem } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import type { ProductContent, SectionContent } from './section-content.ts';

/** Where to look on the whole motorcycle while a close picture is missing: rear, front, middle. */
const CROPS = ['object-[22%_70%]', 'object-[82%_50%]', 'object-[50%_40%]'];

const PLAIN = { hex: '#8a929b', accentHex: null };

/** Details worth a second look, a picture over each. */
export function ShowcaseSection({
  section,
  product,
  looks,
}: {
  product: ProductContent;
  section: Extract<SectionContent, { __typename: 'ColumnImageShowcaseSection' }>;
  looks: readonly Look[];
}) {
  const whole = shotOf(product.slug, looks[0]?.key ?? '', 'hero');
  return (
    <Section id="details" title={section.title}>
      <PushedList className="md:grid-cols-3 md:gap-6 lg:gap-8">
        {section.columns.map(({ title, body, image, image_label }, at) => (
          <li key={title} className={pushedItem}>
            <div className="studio-band aspect-[8/5] overflow-hidden rounded-2xl md:aspect-[4/5] lg:aspect-square">
              <ModelPicture
                shot={shotAt(image) ?? whole}
                look={looks[0] ?? PLAIN}
                alt={image_label}
                sizes="(min-width: 768px) 45vw, 100vw"
                className={cx(
                  'h-full w-full object-cover',
                  shotAt(image) === null && CROPS[at % CROPS.length],
                )}
              />
            </div>
            <h3 className="mt-5 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{body}</p>
          </li>
        ))}
      </PushedList>
    </Section>
  );
}
