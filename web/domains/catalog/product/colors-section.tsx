import type { Look } from '#web/domains/catalog/look.ts';
import { shotOf } from '#web/domains/catalog/shots.ts';
import { Section } from '#web/ui/section.tsx';
import { ColorGallery } from './color-gallery.tsx';
import type { ProductContent, SectionContent } from './section-content.ts';

/** Every look at once; a phone paints the first screen and the motorcycle to turn, and needs no third place for it. */
export function ColorsSection({
  section,
  product,
  looks,
}: {
  section: Extract<SectionContent, { __typename: 'ColorsSection' }>;
  product: ProductContent;
  looks: readonly Look[];
}) {
  return (
    <Section
      id="colors"
      title={section.title}
      lead={section.body}
      className="bg-sunken max-sm:hidden"
    >
      <ColorGallery
        looks={looks.map((look) => ({
          ...look,
          side: shotOf(product.slug, look.key, 'side') ?? shotOf(product.slug, look.key, 'hero'),
          cutout: shotOf(product.slug, look.key, 'cutout'),
        }))}
      />
    </Section>
  );
}
