import type { Collection } from '#edge/contract/sync/collections.ts';
import type { Gate } from './gate.ts';
import { isQuotaError } from './quota.ts';
import type { DeviceStore, PulledPage } from './store.ts';

export interface Unreachable {
  readonly kind: 'unreachable';
  /** The server answered, but could not say what changed: that is no lack of signal. */
  readonly answered?: true;
  /** How long it asked to be left alone. */
  readonly waitMs?: number;
}

/** What asking the server for one page can come to. */
export type PageAnswer =
  /** The copy is what the server has; its cursor stays good. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'page'; readonly page: PulledPage }
  /** No network, or the server failed; the copy stays as it is. */
  | Unreachable
  /** 401: the session ended. The screen locks; nothing is deleted. */
  | { readonly kind: 'locked' }
  /** 409: another person is signed in; the answer is not ours to keep. */
  | { readonly kind: 'other-person' };

/** `isFresh`: no cache on the way may answer, because a write of this device has to be in it. */
export type FetchPage = (
  collection: Collection,
  cursor: string | null,
  signal: AbortSignal,
  isFresh?: boolean,
) => Promise<PageAnswer>;

export type PullOutcome =
  | { readonly kind: 'done'; readonly pages: number; readonly changed: number }
  | Unreachable
  /** `no-room`: the device's storage refused; what it has stays. */
  | {
      readonly kind:
        | Exclude<PageAnswer['kind'], 'page' | 'unchanged' | 'unreachable'>
        | 'closed'
        | 'no-room';
    };

/** A feed that never ends would be a bug on the server; the device must survive it. */
const MOST_PAGES = 500;

/**
 * Brings one collection up to date. Each page is applied with its cursor in one transaction, so a
 * pull that is cut anywhere goes on where it was.
 */
export const pull = async (
  store: DeviceStore,
  collection: Collection,
  fetchPage: FetchPage,
  gate: Gate,
  isFresh = false,
): Promise<PullOutcome> => {
  let { cursor } = await store.state(collection);
  let changed = 0;
  for (let pages = 1; pages <= MOST_PAGES; pages++) {
    if (!gate.open) return { kind: 'closed' };
    const answer = await fetchPage(collection, cursor, gate.signal, isFresh);
    if (answer.kind === 'unchanged' && gate.open) {
      await store.confirm(collection, cursor);
      return { kind: 'done', pages, changed };
    }
    if (answer.kind === 'unchanged') return { kind: 'closed' };
    if (answer.kind !== 'page') return gate.open ? answer : { kind: 'closed' };
    if (!gate.open) return { kind: 'closed' };
    try {
      if (!(await store.apply(answer.page, cursor))) {
        ({ cursor } = await store.state(collection));
        continue;
      }
    } catch (error) {
      if (isQuotaError(error)) return { kind: 'no-room' };
      throw error;
    }
    cursor = answer.page.cursor;
    changed += answer.page.changed.length + answer.page.removed.length;
    if (!answer.page.hasMore) return { kind: 'done', pages, changed };
  }
  return { kind: 'unreachable', answered: true };
};
