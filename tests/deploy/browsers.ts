import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { type BrowserContext, chromium } from '@playwright/test';
import { headlessShell } from '#tests/chromium.mjs';
import { repeating } from './visitors.ts';

/** One page that a browser opened. */
export interface Opened {
  readonly build: string;
  /** When its script failed, by `performance.now()`. */
  readonly failedAt: number | undefined;
}

/**
 * A proxy that goes on to the site from an address of its own: a browser cannot choose one, and by its address the
 * zone tells visitors apart.
 */
const startProxy = async (address: string, { hostname, port }: URL): Promise<Server> => {
  const server = createServer((socket: Socket) => {
    const site = connect({ host: hostname, port: Number(port), localAddress: address });
    socket.pipe(site).pipe(socket);
    // Whoever ends first ends both.
    for (const [one, other] of [
      [socket, site],
      [site, socket],
    ] as const)
      one.once('error', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

/** Opens an address in one tab, as often as one likes: what a page has to say it says while the next one comes. */
const tabOf = async (context: BrowserContext, url: string): Promise<() => Promise<Opened>> => {
  const page = await context.newPage();
  let failedAt: number | undefined;
  page.on('pageerror', () => {
    failedAt = performance.now();
  });
  return async () => {
    failedAt = undefined;
    await page.goto(url);
    const build = await page.evaluate(() => document.documentElement.dataset.build ?? '');
    return { build, failedAt };
  };
};

/** Browsers, each at an address of its own, that open a page again and again. */
export const startBrowsers = async (url: string, addresses: readonly string[]) => {
  const executablePath = headlessShell();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const proxies = await Promise.all(addresses.map((address) => startProxy(address, new URL(url))));
  const opened: Opened[] = [];
  const visits = await Promise.all(
    proxies.map(async (proxy) => {
      const { port } = proxy.address() as AddressInfo;
      const context = await browser.newContext({ proxy: { server: `http://127.0.0.1:${port}` } });
      const open = await tabOf(context, url);
      return repeating(async () => void opened.push(await open()));
    }),
  );
  return {
    opened: opened as readonly Opened[],
    stop: async (): Promise<void> => {
      await Promise.all(visits.map(({ stop }) => stop())).finally(async () => {
        await browser.close();
        for (const proxy of proxies) proxy.close();
      });
    },
  };
};
