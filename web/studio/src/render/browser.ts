import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import type { Look, SceneOptions, Size, View } from '../page/api.ts';
import { CACHE } from './paths.ts';

/** Renders on the processor, so that every machine gives the same picture. */
const FLAGS = [
  '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--use-gl=angle',
  '--ignore-gpu-blocklist', '--disable-gpu-watchdog', '--disable-dev-shm-usage',
];

/** A lit scene in a page: RGBA pixels, rows from the bottom. */
export interface Stage {
  /** Puts another object on the stage. */
  load(options: SceneOptions): Promise<unknown>;
  ground(directions: number): Promise<void>;
  light(view: View, size: Size, directions: number): Promise<void>;
  /** The picture on the studio ground and, where asked for, the same one cut out. */
  render(view: View, size: Size, passes: number, look: Look, cutout?: boolean): Promise<Buffer[]>;
  close(): Promise<void>;
}

export interface Browser {
  stage(options: SceneOptions): Promise<Stage>;
  close(): Promise<void>;
}

export async function openBrowser(): Promise<Browser> {
  const script = await bundle();
  const font = fileURLToPath(import.meta.resolve(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'));
  const italic = await readFile(font);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://studio').pathname;
    if (path === '/') response.setHeader('content-type', 'text/html').end('<!doctype html><body><script src="/page.js"></script>');
    else if (path === '/page.js') response.end(script);
    else if (path === '/font.woff2') response.end(italic);
    else if (path === '/favicon.ico') response.writeHead(204).end();
    else readFile(`${CACHE}${path}`).then((d) => response.end(d), () => response.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  return {
    async stage(options) {
      const page = await browser.newPage();
      page.setDefaultTimeout(0);
      page.on('pageerror', (e) => console.error('page:', e.message));
      page.on('console', (m) => m.type() === 'error' && console.error('page:', m.text()));
      await page.goto(`http://127.0.0.1:${port}/`);
      const stage = stageOn(page);
      await stage.load(options);
      return stage;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

function stageOn(page: Page): Stage {
  return {
    load: (options) => page.evaluate((o) => window.studio.load(o), options),
    ground: (n) => page.evaluate((count) => window.studio.ground(count), n),
    light: (view, size, n) => page.evaluate(([v, s, count]) => window.studio.light(v, s, count), [view, size, n] as const),
    async render(view, size, passes, look, cutout = false) {
      const pictures = await page.evaluate(
        ([v, s, n, l, c]) => window.studio.render(v, s, n, l, c), [view, size, passes, look, cutout] as const);
      return pictures.map((p) => Buffer.from(p, 'base64'));
    },
    close: () => page.close(),
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: [fileURLToPath(new URL('../page/main.ts', import.meta.url))],
    bundle: true, write: false, format: 'iife', target: 'es2022', minify: true,
  });
  return result.outputFiles[0]!.text;
}
