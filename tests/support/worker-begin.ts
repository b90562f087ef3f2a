/** What the tests' worker begins anew with. */
export interface Begin {
  /** UUID, which its log lines are told apart by. */
  readonly id: string;
  readonly bindings: Readonly<Record<string, string>>;
}

/** Requests to it tell the worker to begin anew; nobody else asks it. */
export const BEGIN_ORIGIN = 'https://begin.test';

export const tagged = (id: string, line: string): string => `${id} ${line}`;

/** @returns the line without its tag; `undefined` if another beginning wrote it */
export const lineOf = (id: string, written: string): string | undefined => {
  if (written.startsWith(`${id} `)) return written.slice(id.length + 1);
  // What the runtime writes itself has no tag.
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12} /.test(written) ? undefined : written;
};
