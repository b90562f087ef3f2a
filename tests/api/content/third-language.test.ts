import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import {
  CHANGED_FILES,
  JAVANESE,
  MESSAGES,
  MESSAGES_FILE,
  withJavanese,
} from '#tests/support/third-language/patch.ts';

const root = join(import.meta.dirname, '../../..');

/** The probe with everything it imports, as the tree would be with Javanese in it. */
const bundleProbe = async (folder: string): Promise<string> => {
  const outfile = join(folder, 'probe.mjs');
  await build({
    outfile,
    entryPoints: [join(root, 'tests/support/third-language/probe.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: ['libsql', '@libsql/*'],
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom('${join(root, 'package.json')}');`,
    },
    plugins: [
      {
        name: 'third-language',
        setup: ({ onLoad, onResolve }) => {
          for (const path of CHANGED_FILES)
            onLoad({ filter: new RegExp(`/${path.replaceAll('.', '\\.')}$`) }, () => ({
              contents: withJavanese(path, readFileSync(join(root, path), 'utf8')),
              loader: 'ts',
              resolveDir: dirname(join(root, path)),
            }));
          onResolve({ filter: /messages\/jv\/index\.ts$/ }, () => ({
            path: 'jv',
            namespace: 'javanese',
          }));
          onLoad({ filter: /.*/, namespace: 'javanese' }, () => ({
            contents: MESSAGES,
            loader: 'ts',
          }));
        },
      },
    ],
    logLevel: 'error',
  });
  return outfile;
};

const outputOf = (args: readonly string[], env: Readonly<Record<string, string>>, cwd = root) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', NODE_NO_WARNINGS: '1', ...env },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      errors += part;
    });
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(output + errors)),
    );
  });

/** The same files under another folder, without their bytes where the file system allows it. */
const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
};

/** A copy of the tree with Javanese in it, without packages. */
const copyTree = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'alva-third-language-'));
  const left = /(?:^|\/)(?:node_modules|\.git|\.data|\.next|studio)(?:\/|$)/;
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(path.slice(root.length)) });
  for (const path of CHANGED_FILES)
    writeFileSync(join(copy, path), withJavanese(path, readFileSync(join(root, path), 'utf8')));
  mkdirSync(dirname(join(copy, MESSAGES_FILE)), { recursive: true });
  writeFileSync(join(copy, MESSAGES_FILE), MESSAGES);
  return copy;
};

describe('a third language with a handful of texts', () => {
  let sqld: Sqld;
  let folder: string;
  let probe: { readonly [key: string]: unknown };
  beforeAll(async () => {
    const data = join(root, '.data/test');
    mkdirSync(data, { recursive: true });
    folder = mkdtempSync(join(data, 'third-language-'));
    sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
    const db = openDatabase({ url: sqld.url });
    await db.primary.execute({
      sql: `INSERT INTO page_text SELECT page_name, 'jv', ?, summary, blocks FROM page_text
        WHERE page_name = 'warranty' AND locale = 'id'`,
      args: [JAVANESE.page],
    });
    // Its own word of a part, which no other language has.
    await db.primary.execute({
      sql: `UPDATE spare_part SET name = json_set(name, '$.jv', ?) WHERE row_number = 1`,
      args: [JAVANESE.part],
    });
    db.close();
    const env = { ALVA_ENV: 'embedded', OPEN_DOCUMENTS: 'on', SITE_ORIGIN: 'http://localhost' };
    const lines = await outputOf([await bundleProbe(folder)], { ...env, DATABASE_URL: sqld.url });
    probe = JSON.parse(lines.trim().split('\n').at(-1) ?? '');
  });
  afterAll(async () => {
    await sqld.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('has addresses of its own', () => {
    expect(probe.locales).toEqual(['en', 'id', 'jv']);
    expect(probe.paths).toEqual(['en|id|jv', 'jv', '/jv/product', true, null]);
  });

  it('shows its own texts, and falls back to Indonesian and then English', () => {
    expect(probe).toMatchObject({
      order: ['jv', 'id', 'en'],
      fallback: 'b',
      mapped: { en: 'a', id: 'b' },
      home: JAVANESE.home,
      page: { data: { page: { title: JAVANESE.page } } },
    });
    expect(probe.garage).toBeGreaterThan(20);
    const { data } = probe.untranslated as { data: { helpTopics: { title: string }[] } };
    expect(data.helpTopics.length).toBeGreaterThan(3);
    for (const { title } of data.helpTopics) expect(title).not.toBe('');
  });

  it('messages that have no words in it go out in Indonesian', () => {
    expect(probe.message).toBe('Buka pesanan dan kuitansi');
    expect(probe.registered).toContain('adalah kode ALVA Anda');
  });

  it('products are listed, and parts found by a word of this language alone', () => {
    const { data } = probe.products as { data: { products: { slug: string }[] } };
    expect(data.products.length).toBeGreaterThan(1);
    const { data: parts } = probe.parts as {
      data: { getPriceListSparePart: { data: { name: string }[] } };
    };
    expect(parts.getPriceListSparePart.data.map(({ name }) => name)).toEqual([JAVANESE.part]);
    const { data: nearest } = probe.search as { data: { productMatches: { slug: string }[] } };
    expect(nearest.productMatches[0]).toEqual({ slug: 'alva-cervo' });
  });

  it.runIf(process.env.TEST_FULL === '1')(
    'is added without a type error, once the schema is printed and its types are made',
    { timeout: 900_000 },
    async () => {
      const copy = copyTree();
      try {
        symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
        await outputOf(['edge/graphql/print.ts'], {}, copy);
        await outputOf(['edge/graphql/codegen.ts'], {}, copy);
        await outputOf(['node_modules/typescript/bin/tsc', '-p', '.'], {}, copy);
      } finally {
        rmSync(copy, { recursive: true, force: true });
      }
    },
  );

  it.runIf(process.env.TEST_FULL === '1')(
    'builds and serves the site from a copy of the tree',
    { timeout: 900_000 },
    async () => {
      const copy = copyTree();
      linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'));
      expect(existsSync(join(copy, 'edge/run/start.mjs'))).toBe(true);
      const site = spawn(
        process.execPath,
        ['edge/run/start.mjs', '--no-register', '--no-demo-orders'],
        {
          cwd: copy,
          env: {
            PATH: process.env.PATH ?? '',
            NODE_ENV: 'production',
            PORT: '0',
            DATA_DIR: join(copy, '.data'),
          },
        },
      );
      let output = '';
      for (const stream of [site.stdout, site.stderr])
        stream.on('data', (part) => {
          output += part;
        });
      try {
        let origin: string | undefined;
        for (;;) {
          [, origin] = /ALVA is up: (\S+)\n/.exec(output) ?? [];
          if (origin !== undefined) break;
          if (site.exitCode !== null || site.signalCode !== null) throw new Error(output);
          await new Promise((resolve) => setTimeout(resolve, 500));
        }
        const html = async (path: string): Promise<string> => {
          const answer = await fetch(`${origin}${path}`);
          expect(answer.status, path).toBe(200);
          return answer.text();
        };
        const home = await html('/jv');
        expect(home).toContain('lang="jv"');
        expect(home).toContain(JAVANESE.home);
        for (const path of ['/jv/product', '/jv/product/alva-cervo', '/jv/support', '/en', '/id'])
          await html(path);
        expect(await html('/sitemap-pages.xml')).toContain('/jv/');
      } finally {
        const gone = new Promise((resolve) => site.once('exit', resolve));
        site.kill('SIGTERM');
        await gone;
        rmSync(copy, { recursive: true, force: true });
      }
    },
  );
});
