import { beacon } from '#web/platform/graphql/beacon.ts';
import { InsertQueryLogsDocument } from '#web/platform/graphql/generated/main/insert-query-logs.ts';

/** Tells what words led to an answer, so that the topics can learn them. */
export const logSearch = (keyword: string): void =>
  beacon(InsertQueryLogsDocument, { keyword: keyword.trim(), type: 'HELP' });
