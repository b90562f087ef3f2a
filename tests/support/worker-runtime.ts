import { randomUUID } from 'node:crypto';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { BEGIN_ORIGIN, type Begin, lineOf } from './worker-begin.ts';
import { workerModules } from './worker-modules.ts';

/** Limiters of the platform by their binding: requests a minute. */
export type PlatformLimits = Readonly<Record<string, number>>;

/** The tests' worker in a workerd of its own (worker.ts). */
interface Runtime {
  readonly miniflare: Miniflare;
  readonly wire: URL;
  /** The worker as just started with these bindings, with empty buckets. */
  begin(bindings: Begin['bindings'], onLine: (line: string) => void): Promise<void>;
  /** To whoever starts a worker next in this process. */
  giveBack(): Promise<void>;
}

/** Given back: a worker that starts compiles its modules, one that begins anew has them compiled. */
const idle: Runtime[] = [];

const startRuntime = async (entry: string, limits: PlatformLimits): Promise<Runtime> => {
  let onWritten: (written: string) => void = () => {};
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      handleStructuredLogs: ({ message }) => onWritten(message),
      workers: [
        {
          name: 'bff',
          modules: workerModules(entry),
          compatibilityDate: '2026-11-01',
          r2Buckets: ['FILES', 'MAPS'],
          ratelimits: Object.fromEntries(
            Object.entries(limits).map(([name, limit]) => [
              name,
              { namespace_id: name, simple: { limit, period: 60 } },
            ]),
          ),
        },
      ],
    }),
  );
  const wire = await miniflare.ready;
  const runtime: Runtime = {
    miniflare,
    wire,
    begin: async (bindings, onLine) => {
      const begin: Begin = { id: randomUUID(), bindings };
      onWritten = (written) => {
        const line = lineOf(begin.id, written);
        if (line !== undefined) onLine(line);
      };
      const body = JSON.stringify(begin);
      const answer = await miniflare.dispatchFetch(BEGIN_ORIGIN, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The worker did not begin: ${await answer.text()}`);
    },
    giveBack: async () => {
      onWritten = () => {};
      // The platform counts over every beginning.
      if (Object.keys(limits).length > 0) return miniflare.dispose();
      idle.push(runtime);
    },
  };
  return runtime;
};

/** One that nobody of this process uses, else a new one. @param entry path of the bundle of worker.ts */
export const takeRuntime = async (entry: string, limits: PlatformLimits): Promise<Runtime> =>
  (Object.keys(limits).length === 0 ? idle.pop() : undefined) ?? startRuntime(entry, limits);
