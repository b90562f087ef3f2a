import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  GraphQLString,
} from 'graphql';
import { quote } from './text.ts';

const MAX_INT = 2_147_483_647;
const MIN_INT = -2_147_483_648;

type Write = (value: unknown) => string;

const coerced =
  (type: GraphQLLeafType): Write =>
  (value) => {
    const output: unknown = type.coerceOutputValue(value);
    if (output === undefined || output === null)
      throw new Error(`${type.name} has no text for a value that is not null.`);
    if (typeof output === 'string') return quote(output);
    return JSON.stringify(output) ?? 'null';
  };

/** JSON text of a value that is not null. What is already of the right kind needs no coercion. */
export const leafWriter = (type: GraphQLLeafType): Write => {
  const slow = coerced(type);
  switch (type) {
    case GraphQLString:
    case GraphQLID:
      return (value) => (typeof value === 'string' ? quote(value) : slow(value));
    case GraphQLBoolean:
      return (value) => (value === true ? 'true' : value === false ? 'false' : slow(value));
    case GraphQLInt:
      return (value) =>
        typeof value === 'number' && Number.isInteger(value) && value <= MAX_INT && value >= MIN_INT
          ? String(value)
          : slow(value);
    case GraphQLFloat:
      return (value) =>
        typeof value === 'number' && Number.isFinite(value) ? String(value) : slow(value);
    default:
      return slow;
  }
};
