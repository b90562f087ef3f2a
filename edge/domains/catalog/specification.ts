import { content } from '#edge/graphql/builder.ts';

export interface SpecificationRow {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

export interface SpecificationGroup {
  readonly key: string;
  readonly name: string;
  readonly rows: readonly SpecificationRow[];
}

export const parseGroups = (json: string): SpecificationGroup[] => JSON.parse(json);

const RowRef = content.objectRef<SpecificationRow>('SpecificationRow').implement({
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The same for every model.' }),
    name: t.exposeString('name'),
    value: t.exposeString('value', { description: 'Written for the language.' }),
    unit: t.exposeString('unit'),
  }),
});

const GroupRef = content.objectRef<SpecificationGroup>('SpecificationGroup').implement({
  fields: (t) => ({
    key: t.exposeString('key'),
    name: t.exposeString('name'),
    rows: t.field({ type: [RowRef], resolve: (group) => group.rows }),
  }),
});

export { GroupRef as SpecificationGroupRef, RowRef as SpecificationRowRef };
