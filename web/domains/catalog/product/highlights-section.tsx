import { Container } from '#web/ui/container.tsx';
import type { SectionContent } from './section-content.ts';

/** The few figures that sum the model up, on a dark band; a phone has the ones at a glance above. */
export function HighlightsSection({
  section,
}: {
  section: Extract<SectionContent, { __typename: 'SpecificationSection' }>;
}) {
  return (
    <section data-theme="dark" className="bg-carbon text-ink max-sm:hidden sm:py-24">
      <Container>
        <h2 className="text-3xl">{section.title}</h2>
        <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-6 sm:mt-10 sm:gap-y-10 lg:grid-cols-4">
          {section.rows.map(({ key, name, value, unit }) => (
            <div key={key} className="border-line border-t pt-5">
              <dt className="text-muted text-sm">{name}</dt>
              <dd className="mt-2 font-bold text-4xl tabular-nums">
                {value}
                {unit ? (
                  <span className="ml-1.5 font-semibold text-lg text-muted">{unit}</span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
