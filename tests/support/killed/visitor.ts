import { POLICY } from '#web/visits/built-site.ts';
import { BUILD, pause, type Town } from './town.ts';

const ROUTER = { rsc: '1' };
const SEGMENT = {
  ...ROUTER,
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
};
const PATIENCE_MS = 10_000;

interface Visit {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What may be answered: statuses, and what is in the text of each. */
  readonly right: Readonly<Record<number, string>>;
}

/** @param station one that there is */
const visitsFor = (station: string): readonly Visit[] => [
  { path: '/en', right: { 200: `build ${BUILD}` } },
  { path: '/id', right: { 200: `build ${BUILD}` } },
  { path: '/en', headers: ROUTER, right: { 200: `0:"${BUILD}"` } },
  { path: '/en', headers: SEGMENT, right: { 200: `0:"${BUILD}"` } },
  { path: '/sw.js', right: { 200: `// ${BUILD}` } },
  { path: '/icons/icon.svg', right: { 200: '<svg' } },
  { path: '/', right: { 307: '' } },
  { path: '/en/nothing', right: { 404: `build ${BUILD}` } },
  // The shell as it is where nobody can say what it is opened for; what there is is never not there.
  { path: `/en/charging-station/${station}`, right: { 200: `build ${BUILD}` } },
  { path: '/en/charging-station/nowhere', right: { 404: '<html', 200: `build ${BUILD}` } },
  { path: '/sitemap.xml', right: { 200: '<sitemapindex' } },
  // Nobody but the worker gets these files.
  { path: '/__p/site.json', right: { 307: '' } },
  { path: '/api/session', right: { 200: '{' } },
];

/** What has happened so far; it grows until `ended`. */
export interface Visits {
  /** Answers that were right. */
  answers: number;
  /** Of those, pages that were told what they were opened for. */
  toldPages: number;
  /** How often nobody answered, or the answer was to come back. */
  waits: number;
  /** Answers that were neither. */
  readonly faults: string[];
  readonly ended: Promise<void>;
}

/** Whether somebody may ask the same again: 503, and when. */
const isLater = ({ status, headers }: Response): boolean =>
  status === 503 && Number(headers.get('retry-after')) > 0;

const isWrong = (visit: Visit, { status, headers }: Response, text: string): boolean => {
  const wanted = visit.right[status];
  if (wanted === undefined || !text.includes(wanted)) return true;
  // A page without its policy is a wrong one.
  return text.startsWith('<!DOCTYPE') && headers.get(POLICY) === null;
};

/** Somebody who looks at pages, one after the other, whatever dies meanwhile. */
export const look = ({ origin }: Town, station: string, isOver: () => boolean): Visits => {
  const visits = visitsFor(station);
  const open = async (visit: Visit): Promise<void> => {
    try {
      const answer = await fetch(origin + visit.path, {
        headers: visit.headers ?? {},
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      if (isLater(answer)) result.waits++;
      else if (isWrong(visit, answer, text))
        result.faults.push(`${visit.path}: ${answer.status} ${text.slice(0, 200)}`);
      else {
        result.answers++;
        if (text.includes('data-page-head')) result.toldPages++;
      }
    } catch {
      // Nobody listens, or the answer broke off: a browser says so, and offers the page again.
      result.waits++;
    }
  };
  const run = async (): Promise<void> => {
    for (let at = 0; !isOver() || at < visits.length; at++) {
      await open(visits[at % visits.length] as Visit);
      await pause(20);
    }
  };
  const result: Visits = {
    answers: 0,
    toldPages: 0,
    waits: 0,
    faults: [],
    ended: Promise.resolve().then(run),
  };
  return result;
};
