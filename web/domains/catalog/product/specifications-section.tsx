import { Container } from '#web/ui/container.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { SectionContent } from './section-content.ts';

/** The whole table, folded by group; the page's search finds what is folded. */
export function SpecificationsSection({
  section,
}: {
  section: Extract<SectionContent, { __typename: 'SpecificationsSection' }>;
}) {
  return (
    <section id="specifications" className="bg-sunken py-10 sm:py-20 lg:py-24">
      <Container className="grid items-start gap-4 sm:gap-8 lg:grid-cols-[1fr_2fr] lg:gap-12">
        <h2 className="text-3xl lg:sticky lg:top-24">{section.title}</h2>
        {/* On a phone two groups a row; one that is open takes the whole of it. */}
        <div className="border-line border-t max-sm:grid max-sm:grid-cols-2 max-sm:items-start max-sm:gap-x-5 max-sm:[&>[open]]:col-span-full">
          {section.groups.map(({ key, name, rows }) => (
            <Disclosure key={key} summary={<h3 className="sm:text-lg">{name}</h3>}>
              <dl className="grid">
                {rows.map((row) => (
                  <div
                    key={row.key}
                    className="flex justify-between gap-6 border-line border-b py-3 text-sm"
                  >
                    <dt>{row.name}</dt>
                    <dd className="text-right font-semibold text-ink">
                      {row.unit ? `${row.value} ${row.unit}` : row.value}
                    </dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          ))}
        </div>
      </Container>
    </section>
  );
}
