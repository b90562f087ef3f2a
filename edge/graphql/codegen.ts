/**
 * `npm run codegen`: from the documents under web/domains to typed documents for the web, which carry
 * a hash instead of their text, and the lists of trusted documents for the BFF, with what the
 * specification offers beside; from the table of
 * synced collections to what a device needs of it.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  Kind,
  lexicographicSortSchema,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql';
import {
  COLLECTION_NAMES,
  COLLECTIONS,
  GROUPS,
  type SyncedCollection,
} from '#edge/contract/sync/collections.ts';
import { fieldNames } from '#edge/contract/sync/record-schema.ts';
import { contentSchema } from './content-schema.ts';
import { holdToLimits } from './limits.ts';
import { mainSchema } from './main-schema.ts';
import { RECORD_MODULES } from './records.ts';

const DOCUMENTS = 'web/**/*.graphql';
/** What the specification offers to others and no page of ours sends: trusted, without types. */
const OFFERED = 'edge/contract/operations.graphql';
const GENERATED = 'web/platform/graphql/generated';
const TYPES = '#web/platform/graphql/generated';
const SENDER = '#web/platform/graphql/send.ts';
const IMPORT = `import type { TrustedDocument } from '${SENDER}';`;

type EndpointName = 'main' | 'content';
const SCHEMAS: Readonly<Record<EndpointName, GraphQLSchema>> = {
  // As they are printed, so that the order of imports does not show.
  main: lexicographicSortSchema(mainSchema()),
  content: lexicographicSortSchema(contentSchema()),
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const withFragments = (operation: OperationDefinitionNode, fragments: Fragments): DocumentNode => {
  const definitions = new Set<DefinitionNode>([operation]);
  const collect = (node: DefinitionNode): void => {
    visit(node, {
      [Kind.FRAGMENT_SPREAD]: ({ name }: FragmentSpreadNode) => {
        const fragment = fragments.get(name.value);
        if (fragment === undefined) throw new Error(`There is no fragment ${name.value}.`);
        if (!definitions.has(fragment)) collect(definitions.add(fragment) && fragment);
      },
    });
  };
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [...definitions] };
};

/** The public schema where it can answer, because caches may keep what comes from there. */
const endpointOf = (name: string, document: DocumentNode): EndpointName => {
  const faults = validate(SCHEMAS.content, document);
  if (faults.length === 0) return 'content';
  const mainFaults = validate(SCHEMAS.main, document);
  if (mainFaults.length === 0) return 'main';
  const messages = mainFaults.map(({ message }) => `  main: ${message}`);
  messages.push(...faults.map(({ message }) => `  content: ${message}`));
  throw new Error(`${name} fits neither schema:\n${messages.join('\n')}`);
};

interface Trusted {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  readonly document: DocumentNode;
  readonly typed: boolean;
}

const read = (paths: readonly string[]): Record<EndpointName, Trusted[]> => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations = new Map<string, OperationDefinitionNode>();
  const offered = new Set<string>();
  for (const path of [...paths].sort()) {
    const { definitions } = parse(new Source(readFileSync(path, 'utf8'), path), {
      noLocation: true,
    });
    for (const node of definitions) {
      const name = 'name' in node ? node.name?.value : undefined;
      if (name === undefined) throw new Error(`${path}: operations need a name.`);
      if (operations.has(name) || fragments.has(name))
        throw new Error(`${path}: the name ${name} is taken.`);
      if (path === OFFERED) offered.add(name);
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(name, node);
      else if (node.kind === Kind.OPERATION_DEFINITION) operations.set(name, node);
    }
  }
  const byEndpoint: Record<EndpointName, Trusted[]> = { main: [], content: [] };
  for (const [name, operation] of [...operations].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const document = withFragments(operation, fragments);
    const endpoint = endpointOf(name, document);
    holdToLimits(SCHEMAS[endpoint], document);
    const text = stripIgnoredCharacters(print(document));
    const hash = createHash('sha256').update(text).digest('hex');
    byEndpoint[endpoint].push({ name, text, hash, document, typed: !offered.has(name) });
  }
  return byEndpoint;
};

/** The interface behind each record scalar, as the generator wants it: `path#name`, so no `#` before it. */
const RECORD_TYPES = Object.fromEntries(
  Object.entries(RECORD_MODULES).map(([name, path]) => [name, `./${path}#${name}`]),
);

const typesOf = async (schema: GraphQLSchema, trusted: readonly Trusted[]): Promise<string> => {
  const definitions = new Set(trusted.flatMap(({ document }) => document.definitions));
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [...definitions] };
  const text = await codegen({
    filename: '',
    schema: parse('type Query { unused: Int }'),
    schemaAst: schema,
    documents: [{ location: DOCUMENTS, document }],
    config: {
      scalars: {
        Rupiah: 'number',
        DateTime: 'string',
        ID: 'string',
        Upload: 'Blob',
        ...RECORD_TYPES,
      },
      enumsAsTypes: true,
      skipTypename: true,
      useTypeImports: true,
      immutableTypes: true,
      avoidOptionals: { field: true },
    },
    pluginMap: { operationTypes },
    plugins: [{ operationTypes: {} }],
  });
  return text.replaceAll(/'\.\/(?=edge\/)/g, "'#");
};

const HEAD = '// Written by `npm run codegen`.\n';

const kebab = (name: string): string =>
  name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

/**
 * A module for each document: a page's script has the hashes that it sends and no others, while of one
 * module of all documents each page would carry every hash.
 */
const documentModule = (endpoint: EndpointName, { name, hash, document }: Trusted): string => {
  const [operation] = document.definitions as [OperationDefinitionNode];
  const kind = operation.operation === 'mutation' ? 'Mutation' : 'Query';
  const [result, variables] = [`${name}${kind}`, `${name}${kind}Variables`];
  return `${HEAD}${IMPORT}
import type { ${result}, ${variables} } from '${TYPES}/${endpoint}.ts';

export const ${name}Document: TrustedDocument<${result}, ${variables}> = {
  __meta__: { name: '${name}', hash: 'sha256:${hash}' },
};
`;
};

const listOf = (trusted: readonly Trusted[]): string =>
  `${JSON.stringify(Object.fromEntries(trusted.map(({ hash, text }) => [hash, text])), null, 2)}\n`;

/** The table of collections without its schemas: no page loads them to strip a record. */
const collectionsModule = (): string => {
  const rows = COLLECTION_NAMES.map((name) => {
    const { audience, group, onDemand, record }: SyncedCollection = COLLECTIONS[name];
    return `  ${name}: {\n    audience: '${audience}',\n    group: '${group}',\n    onDemand: ${onDemand === true},\n    fields:\n      '${fieldNames(record).join(' ')}',\n  },\n`;
  });
  return `// Written by \`npm run codegen\` from edge/contract/sync/collections.ts.
import type { Audience, Collection, Group } from '#edge/contract/sync/collections.ts';

export const GROUPS: readonly Group[] = ${JSON.stringify(GROUPS)};

export const COLLECTIONS: {
  readonly [C in Collection]: {
    readonly audience: Audience;
    readonly onDemand: boolean;
    readonly group: Group;
    /** Names of the fields, sorted. */
    readonly fields: string;
  };
} = {\n${rows.join('')}};\n`;
};

/** Path → text of every generated file. */
export const generate = async (
  paths: readonly string[] = [...globSync(DOCUMENTS), OFFERED],
): Promise<Map<string, string>> => {
  const byEndpoint = read(paths);
  const files = new Map<string, string>();
  files.set(`${GENERATED}/collections.ts`, collectionsModule());
  for (const endpoint of ['main', 'content'] as const) {
    files.set(`edge/contract/documents.${endpoint}.json`, listOf(byEndpoint[endpoint]));
    const typed = byEndpoint[endpoint].filter((each) => each.typed);
    files.set(
      `${GENERATED}/${endpoint}.ts`,
      HEAD + (typed.length === 0 ? 'export {};\n' : await typesOf(SCHEMAS[endpoint], typed)),
    );
    for (const each of typed)
      files.set(`${GENERATED}/${endpoint}/${kebab(each.name)}.ts`, documentModule(endpoint, each));
  }
  return files;
};

if (import.meta.main) {
  // A document that is gone leaves no module behind.
  for (const endpoint of ['main', 'content'])
    rmSync(`${GENERATED}/${endpoint}`, { recursive: true, force: true });
  for (const [path, text] of await generate()) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
