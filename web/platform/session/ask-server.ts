import type { Fault } from '#web/platform/graphql/fault.ts';
import { send, type TrustedDocument } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

export type ServerAnswer<T> =
  | { readonly ok: true; readonly value: T }
  /** `key` names the message. */
  | { readonly ok: false; readonly key: string };

const keyOf = (fault: Fault): string => (fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');

/** Runs a write of somebody who may have no session yet, and takes the one answer out of it. */
export const askServer = async <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables,
): Promise<ServerAnswer<Data[keyof Data]>> => {
  const answer = await send(TELLING_MAIN, document, variables);
  if (!answer.ok) return { ok: false, key: keyOf(answer.fault) };
  const [outcome] = Object.values(answer.data as Record<string, Common>);
  return outcome?.success
    ? { ok: true, value: outcome as Data[keyof Data] }
    : { ok: false, key: outcome?.errorCode ?? 'UNKNOWN' };
};
