import { Section } from '../../../ui/section.tsx';
import type { Look } from '../look.ts';
import { shotOf } from '../shots.ts';
import { ColorGallery } from './color-gallery.tsx';
import type { ProductContent, SectionContent } from './sections.tsx';

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
    <Section id="colors" title={section.title} lead={section.body} className="bg-sunken">
      <ColorGallery
        looks={looks.map((look) => ({
          ...look,
          side: shotOf(product.slug, look.key, 'side') ?? shotOf(product.slug, look.key, 'hero'),
        }))}
      />
    </Section>
  );
}
