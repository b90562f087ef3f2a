import type { ReactNode } from 'react';
import type { Look } from '#web/domains/catalog/look.ts';
import { BatterySection } from './battery-section.tsx';
import { ColorsSection } from './colors-section.tsx';
import { HighlightsSection } from './highlights-section.tsx';
import { MainBodySection } from './main-body-section.tsx';
import type { ProductContent, SectionContent } from './section-content.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import { SpecificationsSection } from './specifications-section.tsx';

export interface ProductSectionProps {
  product: ProductContent;
  section: SectionContent;
  looks: readonly Look[];
  /** Stands before the specification table: what a battery option costs belongs beside it. */
  price: ReactNode;
}

/** One of the content system's section types. */
export function ProductSection({ product, section, looks, price }: ProductSectionProps) {
  switch (section.__typename) {
    case 'MainBodySection':
      return <MainBodySection section={section} product={product} looks={looks} />;
    case 'SpecificationSection':
      return <HighlightsSection section={section} />;
    case 'ColumnImageShowcaseSection':
      return <ShowcaseSection section={section} product={product} looks={looks} />;
    case 'ColorsSection':
      return <ColorsSection section={section} product={product} looks={looks} />;
    case 'BatterySection':
      return (
        <>
          <BatterySection section={section} product={product} />
          {price}
        </>
      );
    case 'SpecificationsSection':
      return <SpecificationsSection section={section} />;
  }
}
