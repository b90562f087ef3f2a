import { HISTORY_NOTES, type HistoryNote } from '#edge/contract/orders/history.ts';
import { SISAPIRA_STATUSES, type SisapiraStatus } from '#edge/contract/orders/sisapira.ts';

const ITEMS = ['STNK', 'TNKB', 'BPKB'] as const;
const PROGRESS = ['PROCESSING', 'READY', 'COLLECTED'] as const;

export type NoteKey =
  | `sisapira.${SisapiraStatus}`
  | `history.note.${HistoryNote}`
  | `registration.${(typeof ITEMS)[number] | (typeof PROGRESS)[number]}`;

/** What a note of the shop itself is in messages, one after another; none for what a person wrote. */
export const noteKeys = (note: string): readonly NoteKey[] => {
  const own = HISTORY_NOTES.find((each) => each === note);
  if (own !== undefined) return [`history.note.${own}`];
  const help = SISAPIRA_STATUSES.find((each) => each === note);
  if (help !== undefined) return [`sisapira.${help}`];
  const [first, second, ...more] = note.split(' ');
  const item = ITEMS.find((each) => each === first);
  const progress = PROGRESS.find((each) => each === second);
  return item === undefined || progress === undefined || more.length > 0
    ? []
    : [`registration.${item}`, `registration.${progress}`];
};
