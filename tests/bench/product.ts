import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Bench, type Bindings, type Server, signIn, usageOf } from './servers.ts';

type Place = Pick<Bench, 'folder' | 'stopAtEnd'>;

interface Options {
  /** Where the sources lie; these ones when left out. */
  readonly root?: string;
  /** Any free one when left out. */
  readonly port?: number;
  /** Beside those of `npm start`. */
  readonly settings?: Bindings;
}

/** The whole product as `npm start` brings it up, on a store of its own in the folder. */
export const startProduct = async (
  { folder, stopAtEnd }: Place,
  { root = process.cwd(), port = 0, settings }: Options = {},
): Promise<Server> => {
  const product = spawn('node', ['edge/run/start.mjs', '--no-register', '--no-demo-orders'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: join(folder, 'product') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const { stop } = stopAtEnd({
    stop: () => {
      product.kill('SIGTERM');
      return ended;
    },
  });
  // It says when everything is up; before, it may have to build.
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const look = (chunk: Buffer): void => {
      output = `${output}${chunk}`.slice(-10_000);
      const [, address] = /ALVA is up: (\S+)\n/.exec(output) ?? [];
      if (address === undefined) return;
      resolve(address);
      // Reading its log on costs the process that measures as little as it can.
      product.stdout.off('data', look).resume();
    };
    product.stdout.on('data', look);
    product.once('exit', () => reject(new Error('The product did not come up for the bench.')));
  });
  return { origin, port: Number(new URL(origin).port), ...usageOf(product), stop };
};

/** One with a flood limit that a flood from one address does not meet, and a demo account that is signed in. */
export const startSite = async (place: Place, settings: Bindings = {}) => {
  const product = await startProduct(place, {
    settings: { FLOOD_LIMIT: '1000000000', ...settings },
  });
  return { ...product, cookie: await signIn(fetch, product.origin) };
};
