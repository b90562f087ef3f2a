import type { Owner } from '#web/platform/offline/database.ts';
import { Gate } from '#web/platform/offline/gate.ts';

const gates = new Map<Owner, Gate>();

/** The one gate of a person in this tab; whatever writes their data asks it. */
export const gateOf = (owner: Owner): Gate => {
  const gate = gates.get(owner) ?? new Gate();
  gates.set(owner, gate);
  return gate;
};

/**
 * A person who signs in again after a wipe starts with an open gate. Not before: whatever still reads
 * for them would make the wiped database anew.
 */
export const openAgain = (owner: Owner): void => {
  if (gates.get(owner)?.open === false) gates.delete(owner);
};
