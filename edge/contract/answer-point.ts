/** What we use of Cloudflare's binding to a dataset of Analytics Engine. */
export interface AnswerDataset {
  writeDataPoint(point: {
    readonly indexes: readonly string[];
    readonly blobs: readonly string[];
    readonly doubles: readonly number[];
  }): void;
}

export interface AnswerPoint {
  /** Which upload of the worker answered. */
  readonly version: string;
  /** The form of the address, never the address: that may name a person. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

/** Shape of a build's name, as pages have it (next.config.ts). */
export const BUILD_NAME = /^[\w-]{1,64}$/;

/** Class of a point that is no answer: a browser reported that a script of a page failed. */
export const SCRIPT_CLASS = 'script';

/** One point for each page that reports a failure, by the build that the page is of. */
export const countScriptFailure = (dataset: AnswerDataset | undefined, build: string): void =>
  dataset?.writeDataPoint({ indexes: [build], blobs: ['pages', SCRIPT_CLASS], doubles: [1, 0] });

/** One point for each answer: a deployment compares the versions that serve by it (edge/deploy/visitors.ts). */
export const countAnswer = (
  dataset: AnswerDataset | undefined,
  { version, route, status, durationMs }: AnswerPoint,
): void =>
  dataset?.writeDataPoint({
    indexes: [version],
    blobs: [route, `${Math.floor(status / 100)}xx`],
    doubles: [1, durationMs],
  });
