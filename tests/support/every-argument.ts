import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { lengthOf } from '#edge/graphql/argument-limits.ts';

/** One text among the arguments of an operation, and a request that puts a value of one's own there. */
export interface TextArgument {
  /** `bookService(param.note)`. */
  readonly name: string;
  readonly most: number;
  readonly document: string;
  readonly variables: (text: string) => Record<string, unknown>;
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  ID: 'x',
  String: 'x',
  Int: 1,
  Float: 1,
  Boolean: true,
  Rupiah: 1,
  DateTime: '2026-01-01T00:00:00Z',
  Upload: null,
};

const sampleOf = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return requiredOf(Object.values(type.getFields()));
  return SAMPLES[type.name];
};

const requiredOf = (
  fields: readonly (GraphQLInputField | GraphQLArgument)[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ type }) => isNonNullType(type))
      .map(({ name, type }) => [name, sampleOf(type)]),
  );

interface Place {
  readonly path: readonly string[];
  readonly most: number;
  /** The whole value, with a text in this place. */
  readonly filled: (text: string) => unknown;
}

const placesIn = (
  declared: GraphQLInputField | GraphQLArgument,
  type: GraphQLInputType = declared.type,
): readonly Place[] => {
  if (isNonNullType(type)) return placesIn(declared, type.ofType);
  if (isListType(type))
    return placesIn(declared, type.ofType).map((place) => ({
      ...place,
      filled: (text) => [place.filled(text)],
    }));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fields.flatMap((field) =>
      placesIn(field).map((place) => ({
        path: [field.name, ...place.path],
        most: place.most,
        filled: (text) => ({ ...requiredOf(fields), [field.name]: place.filled(text) }),
      })),
    );
  }
  const most = lengthOf(declared);
  return most === undefined ? [] : [{ path: [], most, filled: (text) => text }];
};

const ofRoot = (root: GraphQLObjectType, keyword: string): readonly TextArgument[] =>
  Object.values(root.getFields()).flatMap(({ name, args, type }) => {
    const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join();
    const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join();
    const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
    const document = `${keyword} Q(${declared}) { ${name}(${passed})${selection} }`;
    return args.flatMap((arg) =>
      placesIn(arg).map(({ path, most, filled }) => ({
        name: `${name}(${[arg.name, ...path].join('.')})`,
        most,
        document,
        variables: (text: string) => ({ ...requiredOf(args), [arg.name]: filled(text) }),
      })),
    );
  });

/** Every text argument of every operation of a schema. */
export const textArguments = (schema: GraphQLSchema): readonly TextArgument[] => {
  const query = schema.getQueryType();
  const mutation = schema.getMutationType();
  return [
    ...(query ? ofRoot(query, 'query') : []),
    ...(mutation ? ofRoot(mutation, 'mutation') : []),
  ];
};
