import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, oncePer, root, runtimeImports, textOf } from './sources.ts';

const PAGES = filesBelow('web/app/[locale]').filter((path) => path.endsWith('/page.tsx'));
const SHELL = 'web/domains/content/shell/app-shell.tsx';

const provided = (text: string): string[] =>
  [...text.matchAll(/<ClientMessages\s+scopes=\{\[([^\]]*)\]\}/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, scope = '']) => scope),
  );

const used = (text: string): string[] =>
  [...text.matchAll(/useScopedI18n\('([^'.]+)/g)].map(([, scope = '']) => scope);

/** Scopes that a lazy part fetches itself, for pages made without them. */
const brought = (text: string): string[] =>
  /<(MessagesProvider|LateWords)/.test(text)
    ? [...text.matchAll(/lateMessages\('([a-z-]+)'/g)].map(([, scope = '']) => scope)
    : [];

/** What a file says of messages, and the files it brings. */
const partOf = oncePer((path) => {
  const text = textOf(path);
  return {
    isClient: text.startsWith("'use client'"),
    used: used(text),
    brought: brought(text),
    provided: provided(text),
    imports: runtimeImports(path).filter(
      (each) => /\.tsx?$/.test(each) && existsSync(join(root, each)),
    ),
  };
});

/** Scopes a page hands to its client parts, and those the parts ask for, with the file that does; lazy parts too. */
const messagesOf = oncePer((page) => {
  const gives = new Set<string>();
  const asks = new Map<string, string>();
  const seen = new Set<string>();
  const left = [{ path: page, client: false }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const part = partOf(next.path);
    const client = next.client || part.isClient;
    const once = `${client} ${next.path}`;
    if (seen.has(once)) continue;
    seen.add(once);
    if (client) for (const scope of part.used) asks.set(scope, next.path);
    for (const scope of client ? part.brought : part.provided) gives.add(scope);
    for (const path of part.imports) left.push({ path, client });
  }
  return { gives, asks };
});

describe('messages of a page', () => {
  const shell = provided(textOf(SHELL));

  it('are found, so that the rule below cannot pass by finding nothing', () => {
    const { gives, asks } = messagesOf('web/app/[locale]/my-ev/[vin]/page.tsx');
    expect([...gives]).toContain('garage');
    expect([...asks.keys()]).toContain('garage');
    expect(shell).toContain('ui');
  });

  it.each(PAGES)('%s gives its parts every scope they ask for, the lazy ones too', (page) => {
    const { gives, asks } = messagesOf(page);
    const missing = [...asks].filter(([scope]) => !gives.has(scope) && !shell.includes(scope));
    expect(missing).toEqual([]);
  });

  it.each(PAGES)('%s gives them no other scope: each is in the page a device keeps', (page) => {
    const given = provided(textOf(page));
    const { asks } = messagesOf(page);
    expect(given.filter((scope) => !asks.has(scope) || shell.includes(scope))).toEqual([]);
  });
});
