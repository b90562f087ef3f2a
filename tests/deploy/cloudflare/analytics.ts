import * as v from 'valibot';

/** As `writeDataPoint` takes it. */
const PointSchema = v.object({
  indexes: v.tuple([v.string()]),
  blobs: v.tupleWithRest([v.string(), v.string()], v.string()),
});

interface Point {
  readonly at: number;
  readonly index: string;
  readonly kind: string;
}

/** Begins a line of a worker's log that is a point, since workerd has no dataset to write to. */
const LINE = 'analytics point ';

/** Gives a worker the binding: its points become lines of the log. */
export const countingModule = (worker: string, binding: string): string => `
import worker from './${worker}';
const dataset = { writeDataPoint: (point) => console.log('${LINE}' + JSON.stringify(point)) };
export default {
  ...worker,
  fetch: (request, env, context) =>
    worker.fetch(request, { ...env, ${binding}: dataset }, context),
};
`;

export interface Analytics {
  /** A line of a worker's log. */
  take(line: string): void;
  /** What the SQL API answers to the question of a deployment, and to that one alone. */
  answer(question: string): unknown;
}

/** Analytics Engine: it keeps points, and counts those of some indexes lately. */
export const createAnalytics = (): Analytics => {
  const points: Point[] = [];
  return {
    take: (line) => {
      if (!line.startsWith(LINE)) return;
      const { indexes, blobs } = v.parse(PointSchema, JSON.parse(line.slice(LINE.length)));
      points.push({ at: Date.now(), index: indexes[0], kind: blobs[1] });
    },
    answer: (question) => {
      const seconds = Number(/INTERVAL '(\d+)' SECOND/.exec(question)?.[1]);
      const names = [...(/IN \(([^)]*)\)/.exec(question)?.[1] ?? '').matchAll(/'([^']*)'/g)];
      const wanted = new Set(names.map(([, name]) => name));
      const since = Date.now() - seconds * 1_000;
      const counts = new Map<string, number>();
      for (const { at, index, kind } of points)
        if (at > since && wanted.has(index)) {
          const key = JSON.stringify([index, kind]);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      const data = [...counts].map(([key, answers]) => {
        const [version, kind] = JSON.parse(key) as [string, string];
        return { version, class: kind, answers: `${answers}` };
      });
      return { meta: [], data, rows: data.length };
    },
  };
};
