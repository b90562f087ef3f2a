import { describe, expect, it } from 'vitest';
import { migrationTokenIn } from '#edge/deploy/migration-token.ts';

describe('the token that changes the schema', () => {
  it('is taken from its own setting', () => {
    const env = { DATABASE_MIGRATION_TOKEN: 'schema', DATABASE_AUTH_TOKEN: 'worker' };
    expect(migrationTokenIn(env)).toBe('schema');
  });

  it.each([
    ['missing', {}],
    ['empty', { DATABASE_MIGRATION_TOKEN: '' }],
    ['missing beside the workers’', { DATABASE_AUTH_TOKEN: 'worker' }],
    ['the workers’', { DATABASE_MIGRATION_TOKEN: 'worker', DATABASE_AUTH_TOKEN: 'worker' }],
  ])('stops the deployment when it is %s', (_, env) => {
    expect(() => migrationTokenIn(env)).toThrow(/DATABASE_MIGRATION_TOKEN/);
  });
});
