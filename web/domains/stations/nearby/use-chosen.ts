'use client';

import { useEffect, useRef } from 'react';
import { setQuery, useQuery } from '#web/platform/query.ts';

interface Chosen {
  /** Id of the station that is chosen on the map and in the list. */
  readonly id: string | null;
  choose: (id: string) => void;
  close: () => void;
}

/**
 * The station that map and list agree on; in the address. Choosing the first is a step in the history, so
 * that back closes its card and stays on the map.
 */
export const useChosen = (): Chosen => {
  const id = useQuery().get('on');
  const stepped = useRef(false);
  useEffect(() => {
    if (id === null) stepped.current = false;
  }, [id]);
  return {
    id,
    choose: (next) => {
      if (id === null) stepped.current = true;
      setQuery({ on: next }, { step: id === null });
    },
    close: () => {
      if (stepped.current) window.history.back();
      else setQuery({ on: null });
    },
  };
};
