import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { ARGUMENT_LIMITS } from '#edge/contract/limits.ts';
import { Refusal } from '#edge/platform/refusal.ts';

/** Extension of an argument or input field: the most characters of its text, or of each of its texts. */
export const upTo = (maxLength: number) => ({ maxLength });

type Check = (value: unknown, place: string) => void;

interface Declared {
  readonly type: GraphQLInputType;
  readonly extensions: Readonly<Record<string, unknown>>;
}

const refuse = (place: string, most: number, unit: string): never => {
  throw new Refusal('BAD_USER_INPUT', `${place} has more than ${most} ${unit}.`);
};

/** The most characters of a text argument; `undefined` when it takes no text. */
export const lengthOf = ({ type, extensions }: Declared): number | undefined => {
  if (isNonNullType(type) || isListType(type)) return lengthOf({ type: type.ofType, extensions });
  if (type.name !== 'ID' && type.name !== 'String') return undefined;
  const { maxLength } = extensions;
  return typeof maxLength === 'number' ? maxLength : ARGUMENT_LIMITS[type.name];
};

const checkOf = (declared: Declared, ofInputs: Map<string, Check>): Check => {
  const { type, extensions } = declared;
  if (isNonNullType(type)) return checkOf({ type: type.ofType, extensions }, ofInputs);
  if (isListType(type)) {
    const item = checkOf({ type: type.ofType, extensions }, ofInputs);
    return (value, place) => {
      if (!Array.isArray(value)) return;
      if (value.length > ARGUMENT_LIMITS.items) refuse(place, ARGUMENT_LIMITS.items, 'items');
      for (const each of value) item(each, place);
    };
  }
  if (isInputObjectType(type)) {
    const { name } = type;
    const existing = ofInputs.get(name);
    if (existing !== undefined) return existing;
    const checks = new Map<string, Check>();
    const check: Check = (value, place) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, each] of Object.entries(value)) checks.get(key)?.(each, `${place}.${key}`);
    };
    // Before its fields: an input type may hold itself.
    ofInputs.set(name, check);
    for (const [key, field] of Object.entries(type.getFields()))
      checks.set(key, checkOf(field, ofInputs));
    return check;
  }
  const most = lengthOf(declared);
  if (most === undefined) return () => {};
  return (value, place) => {
    if (typeof value === 'string' && value.length > most) refuse(place, most, 'characters');
  };
};

/**
 * Holds every text and list among the arguments of every field to its length before the resolver runs,
 * so that no operation has to think of it.
 */
export const limitArguments = (schema: GraphQLSchema): GraphQLSchema => {
  const ofInputs = new Map<string, Check>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (field.args.length === 0) continue;
      if (resolve === undefined)
        throw new Error(`${type.name}.${field.name} takes arguments and has no resolver.`);
      const checks = field.args.map((arg) => [arg.name, checkOf(arg, ofInputs)] as const);
      field.resolve = (source, args, context, info) => {
        for (const [name, check] of checks) check(args[name], name);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
};
