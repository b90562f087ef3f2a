import { closeUpOf, placed } from '#edge/contract/catalog/close-up.ts';
import type { Look } from '#web/domains/catalog/look.ts';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import { type Shot, shotAt, shotOf } from '#web/domains/catalog/shots.ts';
import { PushedList } from '#web/ui/pushed-list.tsx';
import { pushedItem } from '#web/ui/pushed-row.ts';
import { Section } from '#web/ui/section.tsx';
import type { ProductContent, SectionContent } from './section-content.ts';

const PLAIN = { hex: '#8a929b', accentHex: null };

/** A picture shows what the words below it say, as close as it takes. */
function Detail({
  address,
  alt,
  look,
  instead,
}: {
  address: string;
  alt: string;
  look: Pick<Look, 'hex' | 'accentHex'>;
  /** While the studio has not rendered it. */
  instead: Shot | null;
}) {
  const { path, closeUp } = closeUpOf(address);
  const shot = shotAt(path);
  return (
    <div className="studio-band mb-3 sm:mb-5 aspect-[8/5] overflow-hidden rounded-2xl md:aspect-[4/5] lg:aspect-square">
      <ModelPicture
        shot={shot ?? instead}
        look={look}
        alt={alt}
        sizes="(min-width: 768px) 45vw, 100vw"
        className="h-full w-full object-cover"
        style={shot === null || closeUp === undefined ? undefined : placed(closeUp)}
      />
    </div>
  );
}

/** Details worth a second look, with a picture over each that can be shown. */
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
        {section.columns.map(({ title, body, image, image_label }) => (
          <li key={title} className={pushedItem}>
            {image === '' ? null : (
              <Detail address={image} alt={image_label} look={looks[0] ?? PLAIN} instead={whole} />
            )}
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-muted sm:mt-2">{body}</p>
          </li>
        ))}
      </PushedList>
    </Section>
  );
}
