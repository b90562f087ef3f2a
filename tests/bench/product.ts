import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { cpuOf, familyOf, residentOf, type Server } from './servers.ts';

interface Started extends Pick<Server, 'cpu' | 'resident'> {
  readonly origin: string;
  /** Ends with the product. */
  stop(): Promise<void>;
}

interface Place {
  /** Where the sources lie; these ones when left out. */
  readonly root?: string;
  /** Any free one when left out. */
  readonly port?: number;
  /** Beside those of `npm start`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The whole product as `npm start` brings it up, on a store of its own in `folder`. */
export const startProduct = async (
  folder: string,
  { root = process.cwd(), port = 0, settings }: Place = {},
): Promise<Started> => {
  const product = spawn('node', ['edge/run/start.mjs', '--no-register', '--no-demo-orders'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: join(folder, 'product') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));
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
  const summed = (of: (pid: number) => number) => () =>
    familyOf(product.pid ?? 0).reduce((sum, pid) => sum + of(pid), 0);
  return {
    origin,
    resident: summed(residentOf),
    cpu: summed(cpuOf),
    stop: () => {
      product.kill('SIGTERM');
      return ended;
    },
  };
};
