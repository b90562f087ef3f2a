import { DeployFault } from './fault.ts';

/**
 * Opens the primary for the schema. One of its own: a worker's token that could change the schema would
 * be worth more to whoever takes it.
 * @throws DeployFault when it is missing, or is the workers'
 */
export const migrationTokenIn = (env: Readonly<Record<string, string | undefined>>): string => {
  const { DATABASE_MIGRATION_TOKEN: token, DATABASE_AUTH_TOKEN: workers } = env;
  if (!token)
    throw new DeployFault(
      'DATABASE_MIGRATION_TOKEN is not set: the token that opens the primary for the schema, which no worker has.',
    );
  if (token === workers)
    throw new DeployFault(
      'DATABASE_MIGRATION_TOKEN is the token of the workers. Make one of its own.',
    );
  return token;
};
