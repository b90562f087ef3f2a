import type { Collection } from '#edge/contract/sync/collections.ts';
import { send, type Transport, type TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OutboxItem } from './item.ts';
import { judgeCommon, type Verdict, verdictOfFault } from './verdict.ts';

/** A variable the tray lets a person change. `moment` is an ISO-8601 time. */
interface Editable {
  readonly name: string;
  readonly kind: 'text' | 'moment';
  /** Key in the `outbox` messages: `field.<label>`. */
  readonly label: string;
}

/** What the server says instead when an operation is in conflict: the type of its `conflict`. */
type ConflictOf<Data> = Data[keyof Data] extends { readonly conflict: infer Conflict }
  ? NonNullable<Conflict>
  : unknown;

/** What happened while a write waited, as a person reads it before they decide. */
interface Meanwhile {
  /** Key in the `outbox` messages: `decide.<label>`. */
  readonly label: string;
  /** Epoch ms; `null` when nobody knows. */
  readonly at: number | null;
}

/** A write that a person may send after all, knowing what happened meanwhile. */
interface ConflictRules<V, Conflict> {
  /** The write that counts over what was there. */
  readonly insist: (variables: V, conflict: Conflict) => V;
  readonly meanwhile: (conflict: Conflict) => Meanwhile;
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
  /** Goes before everything else, as soon and as often as it can. */
  readonly urgent?: boolean;
  /** Where it names times: the variables with each of them passed through `move`, which takes and gives ISO-8601. */
  readonly mend?: (variables: V, move: (iso: string) => string) => V;
  /** Times a person chose may be right although the clock was wrong: they look before it goes. */
  readonly mendAsks?: boolean;
  /** Pulled when it took effect; until that is done the item stays visible as `sent`. */
  readonly touches?: readonly Collection[];
  readonly editable?: readonly Editable[];
  /** For answers that are not `{success, errorCode, conflict}`. */
  readonly judge?: (data: Data) => Verdict;
  readonly conflict?: ConflictRules<V, ConflictOf<Data>>;
}

/** What an item holds besides its variables. */
export type Attachments = Pick<OutboxItem, 'file' | 'files'>;

/** A row of the allow-list; what its answer looks like is its own affair. */
export interface Queueable<V extends object = object> {
  readonly label: string;
  readonly offline: boolean;
  readonly guests: boolean;
  readonly urgent: boolean;
  readonly touches: readonly Collection[];
  readonly editable: readonly Editable[];
  readonly mendAsks: boolean;
  mend(variables: V, move: (iso: string) => string): V;
  entity(variables: V): string;
  send(
    transport: Transport,
    variables: V,
    signal: AbortSignal,
    attachments?: Attachments,
  ): Promise<Verdict>;
  /**
   * What becomes of a write behind this one in its line when a person discards this one; `undefined`
   * where nothing changes.
   */
  withdraw?(variables: V, behind: OutboxItem): object | undefined;
  /** `undefined` when a person cannot insist. */
  insist(variables: V, conflict: unknown): V | undefined;
  /** `undefined` when it cannot be in conflict. */
  meanwhile(conflict: unknown): Meanwhile | undefined;
}

export const queueable = <Data, V extends object>(rules: Rules<Data, V>): Queueable<V> => ({
  label: rules.label,
  offline: rules.offline,
  guests: rules.guests ?? false,
  urgent: rules.urgent ?? false,
  touches: rules.touches ?? [],
  editable: rules.editable ?? [],
  mendAsks: rules.mendAsks ?? false,
  mend: rules.mend ?? ((variables) => variables),
  entity: rules.entity,
  send: async (transport, variables, signal) => {
    const answer = await send(transport, rules.document, variables, signal);
    if (!answer.ok) return verdictOfFault(answer.fault);
    return (rules.judge ?? judgeCommon)(answer.data);
  },
  // The value `judge` returned, as the queue stored it with the same operation.
  insist: (variables, conflict) => rules.conflict?.insist(variables, conflict as ConflictOf<Data>),
  meanwhile: (conflict) => rules.conflict?.meanwhile(conflict as ConflictOf<Data>),
});

export type AllowList = Readonly<Record<string, Queueable>>;

export type VariablesOf<Q> = Q extends Queueable<infer V> ? V : never;
