import type { Look } from '#web/domains/catalog/look.ts';
import { shotOf, spinOf } from '#web/domains/catalog/shots.ts';
import { Container } from '#web/ui/container.tsx';
import type { ProductContent, SectionContent } from './section-content.ts';
import { Spin } from './spin.tsx';

/** What the model is about, beside the motorcycle to turn around. */
export function MainBodySection({
  section,
  product,
  looks,
}: {
  section: Extract<SectionContent, { __typename: 'MainBodySection' }>;
  product: ProductContent;
  looks: readonly Look[];
}) {
  const spins = looks.map((look) => ({
    ...look,
    frames: spinOf(product.slug, look.key),
    still: shotOf(product.slug, look.key, 'rear') ?? shotOf(product.slug, look.key, 'hero'),
  }));
  return (
    <section className="py-10 sm:py-20 lg:py-28">
      <Container className="grid items-center gap-5 sm:gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 className="text-4xl">{section.title}</h2>
          <p className="mt-3 max-w-text text-muted sm:mt-5 sm:text-lg">{section.body}</p>
        </div>
        <Spin name={product.name} looks={spins} />
      </Container>
    </section>
  );
}
