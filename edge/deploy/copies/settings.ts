import * as v from 'valibot';
import type { CopiesTo } from '#db/sqld.ts';
import { DeployFault } from '#edge/deploy/fault.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const text = v.pipe(v.string(), v.nonEmpty());

const read = <S extends v.GenericSchema>(schema: S, environment: Environment): v.InferOutput<S> => {
  const { success, output, issues } = v.safeParse(schema, environment);
  if (success) return output;
  const names = issues.map((issue) => v.getDotPath(issue) ?? '?');
  throw new DeployFault(`Missing or wrong among the settings: ${names.join(', ')}.`);
};

const LiveSchema = v.object({
  LIBSQL_BOTTOMLESS_ENDPOINT: v.pipe(text, v.url()),
  LIBSQL_BOTTOMLESS_BUCKET: text,
  LIBSQL_BOTTOMLESS_DATABASE_ID: text,
  LIBSQL_BOTTOMLESS_AWS_ACCESS_KEY_ID: text,
  LIBSQL_BOTTOMLESS_AWS_SECRET_ACCESS_KEY: text,
  LIBSQL_BOTTOMLESS_AWS_DEFAULT_REGION: v.optional(text, 'auto'),
});

/** Where the primary copies every write, by the names that the libSQL server itself reads. */
export const liveCopies = (environment: Environment): CopiesTo => {
  const from = read(LiveSchema, environment);
  return {
    endpoint: from.LIBSQL_BOTTOMLESS_ENDPOINT,
    bucket: from.LIBSQL_BOTTOMLESS_BUCKET,
    database: from.LIBSQL_BOTTOMLESS_DATABASE_ID,
    accessKeyId: from.LIBSQL_BOTTOMLESS_AWS_ACCESS_KEY_ID,
    secretAccessKey: from.LIBSQL_BOTTOMLESS_AWS_SECRET_ACCESS_KEY,
    region: from.LIBSQL_BOTTOMLESS_AWS_DEFAULT_REGION,
  };
};

const DatedSchema = v.object({
  COPIES_ENDPOINT: v.pipe(text, v.url()),
  COPIES_BUCKET: text,
  COPIES_ACCESS_KEY_ID: text,
  COPIES_SECRET_ACCESS_KEY: text,
  COPIES_REGION: v.optional(text, 'auto'),
});

/**
 * Where dated copies go: somewhere that the key of the live ones does not open.
 * @throws DeployFault where it is the same key
 */
export const datedCopies = (environment: Environment): Omit<CopiesTo, 'database'> => {
  const to = read(DatedSchema, environment);
  if (to.COPIES_ACCESS_KEY_ID === environment.LIBSQL_BOTTOMLESS_AWS_ACCESS_KEY_ID)
    throw new DeployFault(
      'COPIES_ACCESS_KEY_ID is the key of the live copies: whoever steals it could erase both. Make one of its own, in another account.',
    );
  return {
    endpoint: to.COPIES_ENDPOINT,
    bucket: to.COPIES_BUCKET,
    accessKeyId: to.COPIES_ACCESS_KEY_ID,
    secretAccessKey: to.COPIES_SECRET_ACCESS_KEY,
    region: to.COPIES_REGION,
  };
};

const PrimarySchema = v.object({
  DATABASE_URL: v.pipe(text, v.url()),
  DATABASE_AUTH_TOKEN: v.optional(text),
});

/** The store that is copied, and that is told of it. */
export const primaryStore = (environment: Environment) => {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken } = read(PrimarySchema, environment);
  return { url, authToken };
};
