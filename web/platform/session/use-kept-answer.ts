'use client';

import { useEffect, useState } from 'react';
import { type KeptAnswer, keptAnswer } from '#web/platform/device/kept-answers.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { keepOwnAnswer } from './keep-own-answer.ts';
import { personOf } from './person.ts';
import { useSession } from './use-session.ts';

interface Request<Data> {
  /** The document's name. */
  readonly name: string;
  /** `null`: nothing is asked yet. */
  readonly variables: unknown;
  /** What the server answered on this page; `undefined` as long as it has not. */
  readonly fresh: Data | undefined;
  /** What of it may stay on the device; all of it when left out. Has to be the same function each time. */
  readonly strip?: (data: Data) => Data;
}

/**
 * The answer of the server, or the last one this person got on this device: for pages that live on one
 * query and are wanted without signal. Nothing is kept for a guest. `keptAt` (epoch ms) says how old it
 * is when it is not the server's.
 */
export const useKeptAnswer = <Data>({
  name,
  variables,
  fresh,
  strip,
}: Request<Data>): { readonly data: Data | undefined; readonly keptAt: number | null } => {
  const person = personOf(useSession());
  const key = JSON.stringify(variables);
  const [stored, setStored] = useState<{
    readonly of: string;
    readonly answer: KeptAnswer<Data>;
  }>();
  const of = `${person} ${name} ${key}`;

  useEffect(() => {
    if (person === undefined || key === 'null' || fresh !== undefined) return;
    let isCurrent = true;
    // A browser without room, or without caches, has nothing kept.
    keptAnswer<Data>(person, name, JSON.parse(key))
      .then((answer) => {
        if (isCurrent && answer !== undefined) setStored({ of, answer });
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [person, name, key, of, fresh]);

  useEffect(() => {
    if (person === undefined || key === 'null' || fresh === undefined) return;
    const answer = { data: strip ? strip(fresh) : fresh, at: serverClock().now() };
    keepOwnAnswer(person, name, JSON.parse(key), answer).catch(() => undefined);
  }, [person, name, key, fresh, strip]);

  if (fresh !== undefined) return { data: fresh, keptAt: null };
  return stored?.of === of
    ? { data: stored.answer.data, keptAt: stored.answer.at }
    : { data: undefined, keptAt: null };
};
