import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { filesBelow, root } from '#tests/architecture/sources.ts';
import { growsTooFast } from '#tests/support/cpu.ts';

/** Runs on our own files, at build or by hand: nobody else writes what they read. */
const OWN_INPUT =
  /^web\/(?:studio|build|ui\/map\/make-|platform\/csp\/)|^edge\/(?:run|deploy|payments-sandbox|graphql\/codegen)/;

interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

const patternsOf = (file: string): readonly Pattern[] => {
  const patterns: Pattern[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) patterns.push({ file, source: regex.pattern, flags: regex.flags });
    for (const each of Object.values(node)) visit(each);
  };
  const lang = file.endsWith('x') ? 'tsx' : 'ts';
  visit(parseAst(readFileSync(join(root, file), 'utf8'), { lang } as never));
  return patterns;
};

const all = ['edge', 'web']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file) && !OWN_INPUT.test(file) && !file.includes('generated'))
  .flatMap(patternsOf);
const patterns = [...new Map(all.map((each) => [`/${each.source}/${each.flags}`, each])).entries()];

const LONG = 12_000;
/** Ends that make a match fail at the last moment. */
const END = '\u0001';

/** Letters and words the pattern itself speaks of, and what its classes stand for. */
const lettersOf = (source: string): readonly string[] => {
  const words = source.match(/[a-z]{2,}|<\/?[a-z]+/gi) ?? [];
  const classes = [/\\s/, /\\d/, /\\w|a-z/, /A-Z/, /\[\^|\.|\\S/].flatMap((each, at) =>
    each.test(source) ? [' 0aA-'[at] ?? ''] : [],
  );
  const marks = source.replace(/\\[a-z]/gi, '').match(/[^\\()[\]{}|?*+^$a-z0-9]/gi) ?? [];
  return [...new Set([...classes, ...marks, ...words, ...['a', '0', ' ', '<', '/', '\n']])];
};

const attacksOn = (source: string): readonly ((length: number) => string)[] => {
  const letters = lettersOf(source);
  const pairs = letters.slice(0, 4).flatMap((a) => letters.slice(0, 4).map((b) => a + b));
  return [...new Set([...letters, ...pairs])].flatMap((unit) => [
    (length: number) => unit.repeat(Math.ceil(length / unit.length)) + END,
    (length: number) => `x${unit.repeat(Math.ceil(length / unit.length))}${END}x`,
  ]);
};

it('finds the patterns of the product', () => {
  expect(patterns.length).toBeGreaterThan(100);
});

it('no pattern that takes input looks at a character again and again', {
  timeout: 300_000,
}, async () => {
  const slow: string[] = [];
  for (const [name, { file, source, flags }] of patterns) {
    const one = new RegExp(source, flags.replace(/[gy]/g, ''));
    const every = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    for (const attack of attacksOn(source)) {
      const text = new Map<number, string>();
      const work = (length: number): void => {
        const sent = text.get(length) ?? attack(length);
        text.set(length, sent);
        one.exec(sent);
        sent.replace(every, '');
      };
      // Short ones first: what grows exponentially would never come back from a long one.
      for (const length of [26, 400, LONG]) {
        if (!(await growsTooFast(length, work))) continue;
        slow.push(`${file}: ${name} with ${JSON.stringify(attack(6))} of ${length}`);
        break;
      }
      if (slow.at(-1)?.includes(name)) break;
    }
  }
  expect(slow).toEqual([]);
});
