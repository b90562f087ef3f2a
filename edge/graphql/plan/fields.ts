import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getArgumentValues,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type ValueNode,
} from 'graphql';
import { collectFields, type Switches } from './collect.ts';
import { type Complete, completer, type WriteObject } from './complete.ts';
import { failAt, type Path } from './errors.ts';
import { type FieldSite, Info, type Run, type Target } from './info.ts';
import { isPromiseLike, quote, type Text, TextBuilder } from './text.ts';

type WriteField = (source: unknown, run: Run, parent: Path | undefined) => Text;

interface PlannedField {
  /** `{"name":` or `,"name":`. */
  readonly lead: string;
  readonly write: WriteField;
}

type Args = (run: Run) => Record<string, unknown>;

const usesVariables = (node: ValueNode): boolean => {
  if (node.kind === Kind.VARIABLE) return true;
  if (node.kind === Kind.LIST) return node.values.some(usesVariables);
  return node.kind === Kind.OBJECT && node.fields.some(({ value }) => usesVariables(value));
};

/** Shared by all runs, so nobody may write to it. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) frozen(each);
    Object.freeze(value);
  }
  return value;
};

const NO_VARIABLES = { sources: {}, coerced: {} };

const argumentsOf = ({ field, nodes }: FieldSite): Args => {
  const [node] = nodes as readonly [FieldNode, ...FieldNode[]];
  const perRun: Args = (run) => getArgumentValues(field, node, run.variables, undefined, true);
  if (node.arguments?.some(({ value }) => usesVariables(value))) return perRun;
  try {
    const fixed = frozen(getArgumentValues(field, node, NO_VARIABLES, undefined, true));
    return () => fixed;
  } catch {
    // Fails the same way in every run, where it has a place to be reported.
    return perRun;
  }
};

type Resolve = (source: unknown, run: Run, info: GraphQLResolveInfo) => unknown;

const resolverOf = (site: FieldSite): Resolve => {
  const args = argumentsOf(site);
  const { resolve, name } = site.field;
  if (resolve) return (source, run, info) => resolve(source, args(run), run.context, info);
  return (source, run, info) => {
    if ((typeof source !== 'object' || source === null) && typeof source !== 'function')
      return undefined;
    const property = (source as Record<string, unknown>)[name];
    return typeof property === 'function'
      ? property.call(source, args(run), run.context, info)
      : property;
  };
};

const fieldWriter = (site: FieldSite, complete: Complete): WriteField => {
  const { field, key, nodes, parentType } = site;
  const resolve = resolverOf(site);
  const nonNull = isNonNullType(field.type);
  const named = isNonNullType(field.type) ? field.type.ofType : field.type;
  const isLeaf = !isListType(named) && isLeafType(getNamedType(named));
  const typename = parentType.name;

  return (source, run, parent) => {
    // A leaf has nothing below it that could ask for its place; it gets one when it fails.
    const path: Path | undefined = isLeaf ? undefined : { prev: parent, key, typename };
    const fail = (error: unknown): string =>
      failAt(error, nodes, path ?? { prev: parent, key, typename }, nonNull, run.errors);
    try {
      const info = new Info(site, run, parent);
      const value = resolve(source, run, info);
      if (isPromiseLike(value))
        return Promise.resolve(value).then((later) => {
          try {
            const text = complete(later, run, path, info);
            return typeof text === 'string' ? text : text.catch(fail);
          } catch (error) {
            // At once: what else is under way below must find the place already null.
            return fail(error);
          }
        }, fail);
      const text = complete(value, run, path, info);
      return typeof text === 'string' ? text : text.catch(fail);
    } catch (error) {
      return fail(error);
    }
  };
};

const planField = (
  target: Target,
  switches: Switches,
  parentType: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): WriteField | undefined => {
  const name = nodes[0]?.name.value ?? key;
  if (name === '__typename') {
    const text = quote(parentType.name);
    return () => text;
  }
  const field = target.schema.getField(parentType, name);
  if (field === undefined) return undefined;
  const site: FieldSite = { target, field, parentType, nodes, key };
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const writers = (type: GraphQLObjectType): WriteObject =>
    objectWriter(target, switches, type, collectFields(target, switches, type, sets));
  return fieldWriter(site, completer(field.type, site, writers));
};

type Groups = ReadonlyMap<string, readonly FieldNode[]>;

const planFields = (
  target: Target,
  switches: Switches,
  type: GraphQLObjectType,
  groups: Groups,
): readonly PlannedField[] => {
  const fields: PlannedField[] = [];
  for (const [key, nodes] of groups) {
    const write = planField(target, switches, type, key, nodes);
    if (write) fields.push({ lead: `${fields.length === 0 ? '' : ','}"${key}":`, write });
  }
  return fields;
};

/** Writes the selected fields of an object of `type`. */
export const objectWriter = (
  target: Target,
  switches: Switches,
  type: GraphQLObjectType,
  groups: Groups,
): WriteObject => {
  const fields = planFields(target, switches, type, groups);
  return (source, run, path) => {
    const text = new TextBuilder('{');
    try {
      for (const { lead, write } of fields) text.add(lead, write(source, run, path));
    } catch (error) {
      text.abandon();
      throw error;
    }
    return text.end('}');
  };
};

/** Like `objectWriter`, each field after the one before: the root of a mutation. */
export const serialWriter = (
  target: Target,
  switches: Switches,
  type: GraphQLObjectType,
  groups: Groups,
): WriteObject => {
  const fields = planFields(target, switches, type, groups);
  return async (source, run, path) => {
    let text = '{';
    for (const { lead, write } of fields) text += lead + (await write(source, run, path));
    return `${text}}`;
  };
};
