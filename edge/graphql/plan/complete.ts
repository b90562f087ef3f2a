import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { failAt, type Path } from './errors.ts';
import type { FieldSite, Run } from './info.ts';
import { leafWriter } from './leaf.ts';
import { isPromiseLike, type Text, TextBuilder } from './text.ts';

/** Turns what a resolver returned into text. Leaves ignore `path`: nothing below them can fail. */
export type Complete = (
  value: unknown,
  run: Run,
  path: Path | undefined,
  info: GraphQLResolveInfo,
) => Text;

/** Text of an object of a known type; made by `fields.ts`. */
export type WriteObject = (source: unknown, run: Run, path: Path | undefined) => Text;
export type ObjectWriters = (type: GraphQLObjectType) => WriteObject;

const coordinate = (site: FieldSite): string => `${site.parentType.name}.${site.field.name}`;

const completeItem = (
  item: unknown,
  inner: Complete,
  fail: (error: unknown) => string,
  run: Run,
  path: Path | undefined,
  info: GraphQLResolveInfo,
): Text => {
  const complete = (value: unknown): Text => {
    try {
      const text = inner(value, run, path, info);
      return typeof text === 'string' ? text : text.catch(fail);
    } catch (error) {
      // At once: what else is under way below must find the place already null.
      return fail(error);
    }
  };
  return isPromiseLike(item) ? Promise.resolve(item).then(complete, fail) : complete(item);
};

const completeList = (
  type: GraphQLList<GraphQLOutputType>,
  site: FieldSite,
  writers: ObjectWriters,
): Complete => {
  const itemType = type.ofType;
  const nonNull = isNonNullType(itemType);
  const inner = completer(itemType, site, writers);

  const addItem = (
    text: TextBuilder,
    item: unknown,
    index: number,
    run: Run,
    list: Path | undefined,
    info: GraphQLResolveInfo,
  ): void => {
    const path: Path = { prev: list, key: index, typename: undefined };
    const fail = (error: unknown): string => failAt(error, site.nodes, path, nonNull, run.errors);
    text.add(index === 0 ? '' : ',', completeItem(item, inner, fail, run, path, info));
  };

  const later = async (
    items: AsyncIterable<unknown>,
    run: Run,
    path: Path | undefined,
    info: GraphQLResolveInfo,
  ): Promise<string> => {
    const text = new TextBuilder('[');
    let index = 0;
    try {
      for await (const item of items) addItem(text, item, index++, run, path, info);
    } catch (error) {
      text.abandon();
      throw error;
    }
    return text.end(']');
  };

  return (items, run, path, info) => {
    if (typeof items === 'object' && items !== null && Symbol.asyncIterator in items)
      return later(items as AsyncIterable<unknown>, run, path, info);
    if (typeof items !== 'object' || items === null || !(Symbol.iterator in items))
      throw new GraphQLError(
        `Expected Iterable, but did not find one for field "${coordinate(site)}".`,
      );
    const text = new TextBuilder('[');
    let index = 0;
    try {
      for (const item of items as Iterable<unknown>) addItem(text, item, index++, run, path, info);
    } catch (error) {
      text.abandon();
      throw error;
    }
    return text.end(']');
  };
};

const completeObject = (
  type: GraphQLObjectType,
  site: FieldSite,
  writers: ObjectWriters,
): Complete => {
  const write = writers(type);
  const isTypeOf = type.isTypeOf;
  if (!isTypeOf) return (value, run, path) => write(value, run, path);
  const refuse = (): never => {
    throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, {
      nodes: site.nodes,
    });
  };
  return (value, run, path, info) => {
    const fits = isTypeOf(value, run.context, info);
    if (isPromiseLike(fits))
      return Promise.resolve(fits).then((yes) => (yes ? write(value, run, path) : refuse()));
    return fits ? write(value, run, path) : refuse();
  };
};

const completeAbstract = (
  type: GraphQLAbstractType,
  site: FieldSite,
  writers: ObjectWriters,
): Complete => {
  const { schema } = site.target;
  const known = new Map<string, Complete>();
  const wrong = (message: string, nodes = true): GraphQLError =>
    new GraphQLError(message, nodes ? { nodes: site.nodes } : {});

  const completeAs = (name: unknown): Complete => {
    const found = typeof name === 'string' ? known.get(name) : undefined;
    if (found !== undefined) return found;
    if (name === undefined || name === null)
      throw wrong(
        `Abstract type "${type.name}" must resolve to an Object type at runtime for field "${coordinate(site)}". Either the "${type.name}" type should provide a "resolveType" function or each possible type should provide an "isTypeOf" function.`,
      );
    if (typeof name !== 'string')
      throw wrong(`Abstract type "${type.name}" was not resolved to the name of a type.`, false);
    const runtime = schema.getType(name);
    if (runtime === undefined)
      throw wrong(
        `Abstract type "${type.name}" was resolved to a type "${name}" that does not exist inside the schema.`,
      );
    if (!isObjectType(runtime))
      throw wrong(`Abstract type "${type.name}" was resolved to a non-object type "${name}".`);
    if (!schema.isSubType(type, runtime))
      throw wrong(`Runtime Object type "${name}" is not a possible type for "${type.name}".`);
    const complete = completeObject(runtime, site, writers);
    known.set(name, complete);
    return complete;
  };

  const resolveType = type.resolveType ?? defaultTypeResolver;
  return (value, run, path, info) => {
    const name: unknown = resolveType(value, run.context, info, type);
    if (isPromiseLike(name))
      return Promise.resolve(name).then((later) => completeAs(later)(value, run, path, info));
    return completeAs(name)(value, run, path, info);
  };
};

const nullable = (type: GraphQLOutputType, site: FieldSite, writers: ObjectWriters): Complete => {
  if (isListType(type)) return completeList(type, site, writers);
  if (isLeafType(type)) return leafWriter(type);
  if (isObjectType(type)) return completeObject(type, site, writers);
  return completeAbstract(type as GraphQLAbstractType, site, writers);
};

export const completer = (
  type: GraphQLOutputType,
  site: FieldSite,
  writers: ObjectWriters,
): Complete => {
  const nonNull = isNonNullType(type);
  const inner = nullable(nonNull ? type.ofType : type, site, writers);
  return (value, run, path, info) => {
    if (value === null || value === undefined) {
      if (!nonNull) return 'null';
      throw new Error(`Cannot return null for non-nullable field ${coordinate(site)}.`);
    }
    if (value instanceof Error) throw value;
    return inner(value, run, path, info);
  };
};
