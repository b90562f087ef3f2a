/** A network that accepts a request and does not answer it is none after this long. */
const SILENCE_MS = 3_000;
/** Once it was silent, it is waited for less long. */
const STILL_SILENT_MS = 300;
/** For how long one silence says something about the next request. */
const MEMORY_MS = 10_000;

/** What came of a request so far. */
export type Heard =
  | { readonly kind: 'answer'; readonly answer: Response }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Nothing yet; it may still come. */
  | { readonly kind: 'silent' };

let silentAt = Number.NEGATIVE_INFINITY;

/** Waits for an answer, but not for one that does not come. */
export const listen = (response: Promise<Response>): Promise<Heard> =>
  new Promise((resolve) => {
    const isStill = Date.now() - silentAt < MEMORY_MS;
    const late = setTimeout(
      () => {
        silentAt = Date.now();
        resolve({ kind: 'silent' });
      },
      isStill ? STILL_SILENT_MS : SILENCE_MS,
    );
    response.then(
      (answer) => {
        clearTimeout(late);
        silentAt = Number.NEGATIVE_INFINITY;
        resolve({ kind: 'answer', answer });
      },
      (error) => {
        clearTimeout(late);
        resolve({ kind: 'failed', error });
      },
    );
  });

/** Whether the server answers anything: a page that takes long is not a network that is gone. */
const answersAtAll = (): Promise<boolean> =>
  fetch('/api/health', {
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(SILENCE_MS),
  }).then(
    () => true,
    () => false,
  );

/** An answer that there is no substitute for: waited for as long as the server answers anything. */
export const listenLonger = async (response: Promise<Response>): Promise<Heard> => {
  const heard = await listen(response);
  if (heard.kind !== 'silent' || !(await answersAtAll())) return heard;
  return response.then(
    (answer): Heard => ({ kind: 'answer', answer }),
    (error): Heard => ({ kind: 'failed', error }),
  );
};
