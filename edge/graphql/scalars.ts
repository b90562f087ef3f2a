import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { UploadedFile } from '#edge/platform/uploaded-file.ts';

const asRupiah = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('Rupiah must be a whole number.');
};

/** Whole rupiah; a scalar of its own because Int stops at 2,147,483,647. */
export const RupiahScalar = new GraphQLScalarType<number, number>({
  name: 'Rupiah',
  description: 'Whole rupiah.',
  serialize: asRupiah,
  parseValue: asRupiah,
  parseLiteral: (node) => {
    if (node.kind === Kind.INT) return asRupiah(Number(node.value));
    throw new GraphQLError('Rupiah must be a whole number.');
  },
});

/** Longer than any time is written; what is not ISO-8601 is read by slower rules. */
const LONGEST_TIME = 40;

const fromIso = (value: unknown): number => {
  const isShort = typeof value === 'string' && value.length <= LONGEST_TIME;
  const time = isShort ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphQLError('DateTime must be an ISO-8601 time.');
  return time;
};

/** Epoch milliseconds in code, ISO-8601 in UTC on the wire. */
export const DateTimeScalar = new GraphQLScalarType<number, string>({
  name: 'DateTime',
  description: 'ISO-8601 time in UTC.',
  serialize: (value) => {
    if (typeof value === 'number' && Number.isFinite(value)) return new Date(value).toISOString();
    throw new GraphQLError('DateTime is not a time.');
  },
  parseValue: fromIso,
  parseLiteral: (node) => fromIso(node.kind === Kind.STRING ? node.value : undefined),
});

const onlyMultipart = (): never => {
  throw new GraphQLError('Upload must be a file of a multipart request.');
};

/** A file among the variables; only the multipart reader can make one. */
export const UploadScalar = new GraphQLScalarType<UploadedFile, never>({
  name: 'Upload',
  description: 'A file, sent as the GraphQL multipart request specification says.',
  serialize: onlyMultipart,
  parseValue: (value) => (value instanceof UploadedFile ? value : onlyMultipart()),
  parseLiteral: onlyMultipart,
});
