import { describe, expect, it } from 'vitest';
import { domainOf, type Import, imports, packagesReached, sources, textOf } from './sources.ts';

/** What a part of the tree may import, besides itself. The first match counts. */
const RULES: readonly [from: RegExp, to: readonly RegExp[]][] = [
  // The languages are what its content is written in; a day is as long there as anywhere.
  [/^db\//, [/^edge\/contract\/(locale|time)\.ts$/]],
  [/^edge\/contract\//, []],
  [/^edge\/env\.ts$/, [/^edge\/contract\//]],
  [/^edge\/platform\//, [/^edge\/contract\//, /^edge\/env\.ts$/, /^db\//]],
  [/^edge\/auth\//, [/^edge\/(platform|contract)\//, /^edge\/env\.ts$/, /^db\//]],
  [/^edge\/http\//, [/^edge\/(auth|platform|contract)\//, /^edge\/env\.ts$/, /^db\//]],
  [
    /^edge\/graphql\/(content|main)-schema\.ts$/,
    [
      /^edge\/graphql\//,
      /^edge\/domains\/[^/]+\/operations\.ts$/,
      /^edge\/contract\/documents\.main\.json$/,
      /^edge\/platform\/at-first-call\.ts$/,
    ],
  ],
  [
    /^edge\/graphql\//,
    [/^edge\/graphql\//, /^edge\/(http|auth|platform|contract)\//, /^edge\/env\.ts$/, /^db\//],
  ],
  [
    /^edge\/domains\//,
    [
      /^edge\/domains\//,
      /^edge\/(platform|auth|contract)\//,
      /^edge\/env\.ts$/,
      // A noun file declares its type on the builder and reads through the context.
      /^edge\/graphql\/(argument-limits|builder|common|context|locale|opening-hours|pagination|picture|provide-records|reader|records|revised|selection|staff-write)\.ts$/,
      /^db\//,
    ],
  ],
  [/^edge\//, [/^edge\//, /^db\//]],
  [/^web\/platform\/bff\.ts$/, [/^edge\/node\.ts$/]],
  // The one place that knows which domains have writes that wait.
  [
    /^web\/platform\/offline\/outbox\/allowed\.ts$/,
    [/^web\/platform\//, /^web\/domains\/[^/]+\/queued-writes\.ts$/],
  ],
  [/^web\/ui\//, [/^web\/ui\//, /^web\/platform\//, /^edge\/contract\//]],
  [/^web\/platform\//, [/^web\/platform\//, /^web\/ui\//, /^edge\/contract\//]],
  [/^web\/domains\//, [/^web\/(domains|platform|ui)\//, /^edge\/contract\//]],
  [
    /^web\/(app|proxy|visits)/,
    [/^web\/(app|domains|platform|ui|visits)\/|^web\/build\/next-router\.ts$/, /^edge\/contract\//],
  ],
  [/^web\/sw\//, [/^web\/(sw|platform)\//, /^web\/build\/next-router\.ts$/, /^edge\/contract\//]],
  [/^web\/build\//, [/^web\/(sw|platform)\/|^web\/visits\/built-site\.ts$/, /^edge\/contract\//]],
];

const top = (path: string): string => path.split('/').slice(0, 2).join('/');

const allowed = ({ from, to }: Import): boolean => {
  const rule = RULES.find(([pattern]) => pattern.test(from));
  if (rule === undefined) return true;
  const itself = from.startsWith('db/') ? to.startsWith('db/') : top(from) === top(to);
  return itself || rule[1].some((pattern) => pattern.test(to));
};

const show = ({ from, to }: Import): string => `${from} → ${to}`;

const findCircle = (edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined => {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of edges.get(node) ?? []) {
      const circle = visit(next, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of edges.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
};

describe('imports', () => {
  const all = imports();

  it('point one way', () => {
    expect(all.filter((each) => !allowed(each)).map(show)).toEqual([]);
  });

  it('reach another domain through its index only', () => {
    const crossing = all.filter(({ from, to }) => {
      const [a, b] = [domainOf(from), domainOf(to)];
      return a !== undefined && b !== undefined && a !== b && top(from) === top(to);
    });
    const deep = crossing.filter(({ to }) => !/^(edge|web)\/domains\/[^/]+\/index\.tsx?$/.test(to));
    expect(deep.map(show)).toEqual([]);
  });

  it.each(['edge', 'web'])('make no circle among the domains of %s', (tree) => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of all) {
      const [a, b] = [domainOf(from), domainOf(to)];
      if (!from.startsWith(`${tree}/`) || a === undefined || b === undefined || a === b) continue;
      edges.set(a, (edges.get(a) ?? new Set()).add(b));
    }
    expect(findCircle(edges)).toBeUndefined();
  });

  it.each(['edge', 'web', 'db'])('make no circle among the files of %s, types included', (tree) => {
    const edges = new Map<string, Set<string>>();
    for (const { from, to } of all)
      if (from.startsWith(`${tree}/`)) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    expect(edges.size, 'what is looked at').toBeGreaterThan(30);
    expect(findCircle(edges)).toBeUndefined();
  });

  it('keep React out of the device store and the service worker, also by a detour', () => {
    const reached = packagesReached(/^web\/(platform\/offline|sw\/worker)\//);
    expect(reached.get('idb'), 'what is looked at').toBeDefined();
    const forbidden = [...reached].filter(([name]) =>
      /^(react|react-dom|swr|next)(\/|$)/.test(name),
    );
    expect(forbidden).toEqual([]);
  });

  it('load no schema of a synced record in a browser: what it needs of them is generated', () => {
    const schemas =
      /^import \{[^}]*\} from '#edge\/contract\/(sync\/[\w-]+|[\w-]+\/([\w-]+-)?record)\.ts'/m;
    const loading = sources().filter(
      (path) => path.startsWith('web/') && schemas.test(textOf(path)),
    );
    expect(loading).toEqual([]);
  });

  it('name a file of another folder from its tree, e.g. #edge/env.ts, and never climb to it', () => {
    const climbing = sources().filter((path) =>
      /^(?:import|export)[^;]*? from '\.\.\/(?!.*next\.config)|(?:import|vi\.\w+)\('\.\.\//m.test(
        textOf(path),
      ),
    );
    expect(climbing).toEqual([]);
  });

  it('leave the studio alone: nothing imports it', () => {
    expect(all.filter(({ to }) => to.startsWith('web/studio')).map(show)).toEqual([]);
  });
});
