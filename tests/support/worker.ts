import { createWorker } from '#edge/create-worker.ts';
import { BEGIN_ORIGIN, type Begin, tagged } from './worker-begin.ts';

type Worker = ReturnType<typeof createWorker>;

/** As much as emptying one needs. */
interface Bucket {
  list(): Promise<{ readonly objects: readonly { readonly key: string }[] }>;
  delete(keys: readonly string[]): Promise<void>;
}

type Bindings = Parameters<Worker['fetch']>[1] & Readonly<Record<'FILES' | 'MAPS', Bucket>>;

const empty = async (bucket: Bucket): Promise<void> => {
  const { objects } = await bucket.list();
  if (objects.length === 0) return;
  await bucket.delete(objects.map(({ key }) => key));
  await empty(bucket);
};

let worker: Worker;
let configured: Readonly<Record<string, string>>;

/**
 * The worker as it is deployed, which can begin anew: with other bindings, empty buckets and nothing in
 * memory but compiled code. Its lines name their beginning, as what an earlier one left running may still write.
 */
export default {
  fetch: async (
    request: Request,
    bindings: Bindings,
    context: Parameters<Worker['fetch']>[2],
  ): Promise<Response> => {
    if (new URL(request.url).origin !== BEGIN_ORIGIN)
      return worker.fetch(request, { ...bindings, ...configured }, context);
    const begin = (await request.json()) as Begin;
    await Promise.all([empty(bindings.FILES), empty(bindings.MAPS)]);
    configured = begin.bindings;
    worker = createWorker((line) => console.log(tagged(begin.id, line)));
    return new Response();
  },
  scheduled: (event: unknown, bindings: Bindings): Promise<void> =>
    worker.scheduled(event, { ...bindings, ...configured }),
};
