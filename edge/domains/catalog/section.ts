import { content } from '#edge/graphql/builder.ts';
import {
  type SpecificationGroup,
  SpecificationGroupRef,
  type SpecificationRow,
  SpecificationRowRef,
} from './specification.ts';

interface Titled {
  readonly type: string;
  readonly title: string;
}

interface MainBody extends Titled {
  readonly type: 'main_body';
  readonly body: string;
  readonly image: string;
  readonly image_label: string;
}

interface Highlights extends Titled {
  readonly type: 'specification';
  readonly rows: readonly SpecificationRow[];
}

interface Column {
  readonly title: string;
  readonly body: string;
  readonly image: string;
  readonly image_label: string;
}

interface Showcase extends Titled {
  readonly type: 'column_image_showcase';
  readonly columns: readonly Column[];
}

interface Colors extends Titled {
  readonly type: 'colors';
  readonly body: string;
}

interface Option {
  readonly code: string;
  readonly name: string;
  readonly body: string;
}

interface Battery extends Titled {
  readonly type: 'battery';
  readonly body: string;
  readonly options: readonly Option[];
}

interface Specifications extends Titled {
  readonly type: 'specifications';
  readonly groups: readonly SpecificationGroup[];
}

export type Section = MainBody | Highlights | Showcase | Colors | Battery | Specifications;

/** The stored sections; the specification table has a column of its own and joins them here. */
export const sectionsOf = (json: string, groups: () => readonly SpecificationGroup[]): Section[] =>
  (JSON.parse(json) as Section[]).map((section) =>
    section.type === 'specifications' ? { ...section, groups: groups() } : section,
  );

const MainBodyRef = content.objectRef<MainBody>('MainBodySection').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    image: t.exposeString('image'),
    image_label: t.exposeString('image_label'),
  }),
});

const HighlightsRef = content.objectRef<Highlights>('SpecificationSection').implement({
  description: 'The few figures that sum the model up.',
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    rows: t.field({ type: [SpecificationRowRef], resolve: (section) => section.rows }),
  }),
});

const ColumnRef = content.objectRef<Column>('ShowcaseColumn').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    image: t.exposeString('image'),
    image_label: t.exposeString('image_label'),
  }),
});

const ShowcaseRef = content.objectRef<Showcase>('ColumnImageShowcaseSection').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    columns: t.field({ type: [ColumnRef], resolve: (section) => section.columns }),
  }),
});

const ColorsRef = content.objectRef<Colors>('ColorsSection').implement({
  description: 'Introduces the colours, which are the values of the component `color`.',
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
  }),
});

const OptionRef = content.objectRef<Option>('BatteryOption').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: '`single`, `dual` or `rent`.' }),
    name: t.exposeString('name'),
    body: t.exposeString('body'),
  }),
});

const BatteryRef = content.objectRef<Battery>('BatterySection').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    options: t.field({ type: [OptionRef], resolve: (section) => section.options }),
  }),
});

const SpecificationsRef = content.objectRef<Specifications>('SpecificationsSection').implement({
  description: 'The whole table.',
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    groups: t.field({ type: [SpecificationGroupRef], resolve: (section) => section.groups }),
  }),
});

const REFS = {
  main_body: MainBodyRef,
  specification: HighlightsRef,
  column_image_showcase: ShowcaseRef,
  colors: ColorsRef,
  battery: BatteryRef,
  specifications: SpecificationsRef,
};

export const SectionRef = content.unionType('ProductSection', {
  types: Object.values(REFS),
  resolveType: (section) => REFS[section.type],
});
