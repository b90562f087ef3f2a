import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLResolveInfo,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import type { CollectedErrors, Path } from './errors.ts';

/** What is the same for every run of one operation. */
export interface Target {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** One run of a plan. */
export interface Run {
  readonly context: unknown;
  readonly variables: GraphQLResolveInfo['variableValues'];
  readonly errors: CollectedErrors;
  /** Made when a resolver asks for its signal; aborted when the answer is complete. */
  abort: AbortController | undefined;
}

/** One field at one place of the document. */
export interface FieldSite {
  readonly target: Target;
  readonly field: GraphQLField<unknown, unknown>;
  readonly parentType: GraphQLObjectType;
  readonly nodes: readonly FieldNode[];
  /** Name in the answer. */
  readonly key: string;
}

const HELPERS: ReturnType<GraphQLResolveInfo['getAsyncHelpers']> = {
  promiseAll: (values) => Promise.all(values) as never,
  track: (values) => {
    for (const value of values) Promise.resolve(value).catch(() => {});
  },
};

/** What graphql-js tells a resolver. Most ask for nothing, so everything is looked up on demand. */
export class Info implements GraphQLResolveInfo {
  readonly #site: FieldSite;
  readonly #run: Run;
  readonly #parent: Path | undefined;
  #path: Path | undefined;

  constructor(site: FieldSite, run: Run, parent: Path | undefined) {
    this.#site = site;
    this.#run = run;
    this.#parent = parent;
  }

  get path(): Path {
    const { key, parentType } = this.#site;
    this.#path ??= { prev: this.#parent, key, typename: parentType.name };
    return this.#path;
  }
  get fieldName() {
    return this.#site.field.name;
  }
  get fieldNodes() {
    return this.#site.nodes;
  }
  get returnType() {
    return this.#site.field.type;
  }
  get parentType() {
    return this.#site.parentType;
  }
  get schema() {
    return this.#site.target.schema;
  }
  get fragments() {
    return this.#site.target.fragments;
  }
  get rootValue() {
    return undefined;
  }
  get operation() {
    return this.#site.target.operation;
  }
  get variableValues() {
    return this.#run.variables;
  }
  get getAbortSignal() {
    const run = this.#run;
    return (): AbortSignal => {
      run.abort ??= new AbortController();
      return run.abort.signal;
    };
  }
  get getAsyncHelpers() {
    return () => HELPERS;
  }
}
