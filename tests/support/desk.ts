import { inRole, type RoleName } from './actors.ts';
import type { Bff } from './bff.ts';

/** Operations of staff in a role; a refusal and an error alike answer with their code. */
export const deskOf = (bff: Bff) => {
  const sessions = new Map<RoleName, { cookie: string }>();
  const headersOf = async (role: RoleName): Promise<{ cookie: string }> => {
    const session = sessions.get(role) ?? (await inRole(bff, role));
    sessions.set(role, session);
    return session;
  };
  const ask = async <T>(role: RoleName, document: string, variables: object = {}): Promise<T> => {
    const headers = await headersOf(role);
    const { data, errors } = await bff.gql<{ it: T }>(document, variables, { headers });
    if (data == null || errors !== undefined)
      throw new Error(String(errors?.[0]?.extensions?.code ?? 'nothing'));
    return data.it;
  };
  return {
    ask,
    /** `done`, or why not. The mutation is aliased `it`. */
    change: async (
      role: RoleName,
      document: string,
      variables: object = {},
      key?: string,
    ): Promise<string> => {
      const headers = {
        ...(await headersOf(role)),
        ...(key !== undefined && { 'idempotency-key': key }),
      };
      const { data, errors } = await bff.gql<{
        it: { success: boolean; errorCode: string | null };
      }>(document, variables, { headers });
      if (errors !== undefined) return String(errors[0]?.extensions?.code);
      return data?.it.success ? 'done' : String(data?.it.errorCode);
    },
    /** Rows of the audit that an operation has left, the oldest first. */
    audited: async (operation: string) => {
      const { rows } = await bff.db.primary.execute({
        sql: `SELECT actor_id, entity, entity_id, version_before, version_after, reason FROM staff_audit
          WHERE operation = ? ORDER BY done_at, rowid`,
        args: [operation],
      });
      return rows;
    },
  };
};
