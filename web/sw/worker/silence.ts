/** A network that accepts a request and does not answer it is none after this long. */
const SILENCE_MS = 3_000;
/** Once it was silent, it is waited for less long. */
const STILL_SILENT_MS = 300;
/** The same where nothing on the device can stand in: longer than the way to a server that is far. */
const STILL_SILENT_ALONE_MS = 1_000;
/** A page that takes longer is not waited for on its own word: the server is asked beside it. */
const DOUBT_MS = 1_000;
/** A page of which nothing came for this long does not come, whatever else the server answers. */
const GIVE_UP_MS = 60_000;
/** For how long one silence says something about the next request. */
const MEMORY_MS = 10_000;

/** What came of a request so far. */
export type Heard =
  | { readonly kind: 'answer'; readonly answer: Response }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Nothing yet, or not all of it; the rest may still come. */
  | { readonly kind: 'silent' };

/** An answer on its way. */
export interface Coming {
  readonly answer: Promise<Response>;
  /** When something of it last came, epoch ms. */
  readonly lastHeard: () => number;
}

let silentAt = Number.NEGATIVE_INFINITY;

const isStillSilent = (): boolean => Date.now() - silentAt < MEMORY_MS;

/** An answer that is there when all of it is: the status and then nothing is a silence, too. */
export const whole = (response: Promise<Response>): Coming => {
  let heard = Date.now();
  const read = async (): Promise<Response> => {
    const answer = await response;
    heard = Date.now();
    // A copy is read, because an answer made anew would not know its address and its redirects.
    const reader = answer.clone().body?.getReader();
    while (reader !== undefined && !(await reader.read()).done) heard = Date.now();
    silentAt = Number.NEGATIVE_INFINITY;
    return answer;
  };
  const answer = read();
  answer.catch(() => undefined);
  return { answer, lastHeard: () => heard };
};

/** An answer that is there when it begins: for what is shown while it arrives. */
export const begun = (response: Promise<Response>): Coming => {
  let heard = Date.now();
  const answer = response.then((it) => {
    heard = Date.now();
    silentAt = Number.NEGATIVE_INFINITY;
    return it;
  });
  answer.catch(() => undefined);
  return { answer, lastHeard: () => heard };
};

/**
 * All of an answer, for what nobody waits for: it fails when nothing more of it came for a minute, so that
 * one answer that stalls does not hold up whatever was to follow.
 */
export const fetchWhole = async (input: string, init: RequestInit): Promise<Response> => {
  const given = new AbortController();
  const giveUp = (): void => given.abort(new DOMException(`${input} stalled`, 'TimeoutError'));
  let late = setTimeout(giveUp, GIVE_UP_MS);
  const wait = (): void => {
    clearTimeout(late);
    late = setTimeout(giveUp, GIVE_UP_MS);
  };
  try {
    const answer = await fetch(input, { ...init, signal: given.signal });
    wait();
    const reader = answer.clone().body?.getReader();
    while (reader !== undefined && !(await reader.read()).done) wait();
    return answer;
  } finally {
    clearTimeout(late);
  }
};

const SILENT: Heard = { kind: 'silent' };

const silence = (): Heard => {
  silentAt = Date.now();
  return SILENT;
};

const outcomeOf = ({ answer }: Coming): Promise<Heard> =>
  answer.then(
    (it): Heard => ({ kind: 'answer', answer: it }),
    (error): Heard => ({ kind: 'failed', error }),
  );

/** What came within that time. */
const within = (outcome: Promise<Heard>, ms: number): Promise<Heard> =>
  new Promise((resolve) => {
    const late = setTimeout(() => resolve(SILENT), ms);
    void outcome.then((heard) => {
      clearTimeout(late);
      resolve(heard);
    });
  });

/** Waits for an answer, but not for one that does not come. */
export const listen = async (coming: Coming): Promise<Heard> => {
  const heard = await within(outcomeOf(coming), isStillSilent() ? STILL_SILENT_MS : SILENCE_MS);
  return heard.kind === 'silent' ? silence() : heard;
};

/** Whether the server answers anything: a page that takes long is not a network that is gone. */
const answersAtAll = (ms: number): Promise<boolean> =>
  fetch('/api/health', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ms),
  }).then(
    () => true,
    () => false,
  );

/**
 * An answer that there is no substitute for: waited for as long as more of it comes, or the server
 * answers anything else. That is asked while the answer is late, so that a dead network costs no more
 * than a silence.
 */
export const listenLonger = async (coming: Coming): Promise<Heard> => {
  const outcome = outcomeOf(coming);
  for (;;) {
    const from = Date.now();
    const isStill = isStillSilent();
    const doubt = isStill ? 0 : DOUBT_MS;
    const rest = (isStill ? STILL_SILENT_ALONE_MS : SILENCE_MS) - doubt;
    let heard = await within(outcome, doubt);
    if (heard.kind !== 'silent') return heard;
    const proof = answersAtAll(rest);
    heard = await within(outcome, rest);
    if (heard.kind !== 'silent') return heard;
    const goesOn = (await proof) || coming.lastHeard() > from;
    if (!goesOn || Date.now() - coming.lastHeard() >= GIVE_UP_MS) return silence();
    silentAt = Number.NEGATIVE_INFINITY;
  }
};
