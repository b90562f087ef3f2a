import { send, type Transport, type TrustedDocument } from '../../graphql/send.ts';
import type { Collection } from '../collections.ts';
import type { OutboxItem } from './item.ts';
import { judgeCommon, type Verdict, verdictOfFault } from './verdict.ts';

/** A variable the tray lets a person change. `moment` is an ISO-8601 time. */
interface Editable {
  readonly name: string;
  readonly kind: 'text' | 'moment';
  /** Key in the `outbox` messages: `field.<label>`. */
  readonly label: string;
}

/** How one operation is queued, as its domain states it. */
interface Rules<Data, V extends object> {
  readonly document: TrustedDocument<Data, V>;
  /** Which line it stands in, e.g. `share veh_1 cus_2`; a blocked line holds up no other. */
  readonly entity: (variables: V) => string;
  /** Key in the `outbox` messages: `operation.<label>`. */
  readonly label: string;
  /** May be written without a connection. Otherwise `enqueue` refuses while offline. */
  readonly offline: boolean;
  /** May also be written by somebody who is not signed in; waits in the public database then. */
  readonly guests?: boolean;
  /** Pulled when it took effect; until that is done the item stays visible as `sent`. */
  readonly touches?: readonly Collection[];
  readonly editable?: readonly Editable[];
  /** For answers that are not `{success, errorCode, conflict}`. */
  readonly judge?: (data: Data) => Verdict;
  /** The write a person sends after all, knowing what happened meanwhile. */
  readonly insist?: (variables: V, found: unknown) => V;
}

/** What an item holds besides its variables. */
export type Kept = Pick<OutboxItem, 'file' | 'files'>;

/** A row of the allow-list; what its answer looks like is its own affair. */
export interface Queueable<V extends object = object> {
  readonly label: string;
  readonly offline: boolean;
  readonly guests: boolean;
  readonly touches: readonly Collection[];
  readonly editable: readonly Editable[];
  entity(variables: V): string;
  send(transport: Transport, variables: V, signal: AbortSignal, kept?: Kept): Promise<Verdict>;
  /**
   * What becomes of a write behind this one in its line when a person discards this one; `undefined`
   * where nothing changes.
   */
  withdraw?(variables: V, behind: OutboxItem): object | undefined;
  /** `undefined` when a person cannot insist. */
  insist(variables: V, found: unknown): V | undefined;
}

export const queueable = <Data, V extends object>(rules: Rules<Data, V>): Queueable<V> => ({
  label: rules.label,
  offline: rules.offline,
  guests: rules.guests ?? false,
  touches: rules.touches ?? [],
  editable: rules.editable ?? [],
  entity: rules.entity,
  send: async (transport, variables, signal) => {
    const answer = await send(transport, rules.document, variables, signal);
    if (!answer.ok) return verdictOfFault(answer.fault);
    return (rules.judge ?? judgeCommon)(answer.data);
  },
  insist: (variables, found) => rules.insist?.(variables, found),
});

export type AllowList = Readonly<Record<string, Queueable>>;

export type VariablesOf<Q> = Q extends Queueable<infer V> ? V : never;
