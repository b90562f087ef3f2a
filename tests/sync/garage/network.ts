import type { Dice } from '#tests/support/random.ts';
import type { GarageServer } from './server.ts';

/** What goes wrong between a browser and the server. */
const FAULTS = ['drop', 'lost', 'twice', 'late', 'stumble', 'outdated'] as const;

export interface Network {
  /** How likely a request goes wrong. */
  trouble: number;
  /** Cookie of the browser whose turn it is. */
  cookie: string | undefined;
  readonly fetch: typeof fetch;
  /** Delivers one request that was held up on the way; its answer reaches nobody. */
  deliverLate(): Promise<void>;
  forgetLate(): void;
}

const failing = (status: number, code: string): Response =>
  Response.json({ errors: [{ message: '', extensions: { code } }] }, { status });

export const createNetwork = (server: GarageServer, random: Dice): Network => {
  const late: (() => Promise<Response>)[] = [];
  const network: Network = {
    trouble: 0,
    cookie: undefined,
    fetch: async (input) => {
      const request = input as Request;
      const body = await request.text();
      const headers = Object.fromEntries(request.headers);
      const { cookie } = network;
      const deliver = () =>
        server.request(cookie === undefined ? headers : { ...headers, cookie }, body);
      if (!random.chance(network.trouble)) return deliver();
      switch (random.pick(FAULTS)) {
        case 'drop':
          throw new TypeError('no signal');
        case 'lost':
          await deliver();
          throw new TypeError('the answer got lost');
        case 'twice':
          return (await Promise.all([deliver(), deliver()]))[1];
        case 'late':
          late.push(deliver);
          throw new TypeError('held up');
        case 'stumble':
          return failing(503, 'UNAVAILABLE');
        case 'outdated':
          return failing(404, 'PERSISTED_QUERY_NOT_FOUND');
      }
    },
    deliverLate: async () => {
      const at = random.roll(Math.max(late.length, 1));
      await late.splice(at, 1)[0]?.();
    },
    forgetLate: () => {
      late.length = 0;
    },
  };
  return network;
};
