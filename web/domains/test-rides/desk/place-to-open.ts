interface Place {
  readonly dealerSlug: string;
  readonly location: string;
}

/**
 * The centre the desk opens on: the one the address names, else the first that has a ride today, else the
 * first. Staff of one place have no other in the list.
 * @param tasks of the queue of today's rides, the one somebody has in hand first; its detail ends with the centre
 */
export const placeToOpen = <P extends Place>(
  places: readonly P[],
  wanted: string,
  tasks: readonly { readonly detail: string }[],
): P | undefined => {
  const named = places.find(({ dealerSlug }) => dealerSlug === wanted);
  const today = tasks
    .map(({ detail }) => places.find(({ location }) => detail.endsWith(` · ${location}`)))
    .find((place) => place !== undefined);
  return named ?? today ?? places[0];
};
