import { spawn } from 'node:child_process';
import { signIn } from './actors.ts';
import { type Usage, usageOf } from './process-usage.ts';

interface Options {
  /** Of its store and files. */
  readonly data: string;
  /** Where the sources lie; these ones when left out. */
  readonly root?: string;
  /** Any free one when left out. */
  readonly port?: number;
  /** Beside those of `npm start`. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Product extends Usage {
  readonly origin: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The whole product as `npm start` brings it up, in processes of its own. */
export const startProduct = async ({
  data,
  root = process.cwd(),
  port = 0,
  settings,
}: Options): Promise<Product> => {
  const product = spawn('node', ['edge/run/start.mjs', '--no-register', '--no-demo-orders'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    product.kill('SIGTERM');
    return ended;
  };
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
    product.once('exit', () => reject(new Error(`The product did not come up: ${output}`)));
  });
  return { origin, port: Number(new URL(origin).port), ...usageOf(product), stop };
};

/** One with a flood limit that a flood from one address does not meet, and a demo account that is signed in. */
export const startSite = async (options: Options): Promise<Product & { cookie: string }> => {
  const settings = { FLOOD_LIMIT: '1000000000', ...options.settings };
  const product = await startProduct({ ...options, settings });
  const cookie = await signIn(fetch, product.origin).catch(async (error) => {
    await product.stop();
    throw error;
  });
  return { ...product, cookie };
};
