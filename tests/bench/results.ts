import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'tests/bench/RESULTS.md';

/** Rows of the tables that README.md shows, by their first cell. */
const SHOWN = [
  'gzip of what the first public answer needs',
  'workerd, product list',
  'workerd, evList',
  'workerd, queued write',
  '/my-ev offline, CPU 4x slower: usable after',
];

const cellsOf = (line = ''): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The figures of the row that is called so, each with the name of its column. */
const sentenceOf = (what: string, lines: readonly string[]): string => {
  const at = lines.findIndex((line) => cellsOf(line)[0] === what);
  const rule = lines.slice(0, at).findLastIndex((line) => line.startsWith('| ---'));
  const [, ...columns] = cellsOf(lines[rule - 1]);
  const [, ...figures] = cellsOf(lines[at]);
  return `- ${what}: ${figures.map((figure, at) => `${columns[at]} ${figure}`).join(', ')}`;
};

/** Puts a table into its section of RESULTS.md, with the day, and what README.md shows of all into that. */
export const writeResults = (name: string, text: string): void => {
  const sections = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const day = new Date().toISOString().slice(0, 10);
  const at = sections.findIndex((each) => each.startsWith(`## ${name}\n`));
  const section = `## ${name}\n\nMeasured on ${day}.\n\n${text}`;
  sections.splice(at < 0 ? sections.length : at, 1, section);
  const all = `${sections.map((each) => each.trimEnd()).join('\n\n')}\n`;
  writeFileSync(FILE, all);
  const lines = all.split('\n');
  const shown = SHOWN.map((what) => sentenceOf(what, lines)).join('\n');
  const readme = readFileSync('README.md', 'utf8');
  const marks = /(?<=<!-- bench:start -->\n)[\s\S]*(?=\n<!-- bench:end -->)/;
  writeFileSync(
    'README.md',
    readme.replace(marks, () => shown),
  );
};
