import { Disclosure } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';
import type { SectionContent } from './sections.tsx';

/** The whole table, folded by group; the page's search finds what is folded. */
export function SpecificationsSection({
  section,
}: {
  section: Extract<SectionContent, { __typename: 'SpecificationsSection' }>;
}) {
  return (
    <Section id="specifications" title={section.title} className="bg-sunken">
      <div className="border-line border-t">
        {section.groups.map(({ key, name, rows }, at) => (
          <Disclosure key={key} open={at === 0} summary={<h3 className="text-lg">{name}</h3>}>
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
    </Section>
  );
}
