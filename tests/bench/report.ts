import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BareAnswers } from './bare.ts';
import type { ColdStart } from './cold-start.ts';
import { median } from './median.ts';

export interface Sample {
  /** Requests a second, round by round. */
  readonly rates: readonly number[];
  /** CPU microseconds a request. */
  readonly cpu: number;
}

export interface RuntimeResult {
  readonly name: string;
  /** Case → contestant → sample. */
  readonly samples: Readonly<Record<string, Readonly<Record<string, Sample>>>>;
}

/** Rows that show what asking the store for each request leaves; we are not held to them. */
export const ASKED_EACH_TIME = 'workerd, asked each time';

/** Least ratios to bare Hono we hold ourselves to. */
const TARGETS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Node: { 'product list': 0.35, 'single product': 0.45, 'list of 50': 0.35 },
  workerd: { 'product list': 0.45, 'single product': 0.55, 'list of 50': 0.45 },
};
const OVER_YOGA = 2.5;
const REVALIDATION = 0.8;
const BUNDLE_LIMIT = 300_000;
const COLD_START_LIMIT = 400;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const against = (value: number, least: number | undefined): string =>
  least === undefined
    ? value.toFixed(2)
    : `${value.toFixed(2)} (≥ ${least})${value >= least ? '' : ' ✗'}`;

/** Round against the same round: what else the machine does then slows both. */
const ratio = (a: Sample, b: Sample): number =>
  median(a.rates.map((rate, round) => rate / (b.rates[round] ?? Number.NaN)));

const row = ({ name: race, samples }: RuntimeResult, name: string): string => {
  const { trip, bare, bff, yoga, get, revalidate } = samples[name] ?? {};
  const targets = TARGETS[race];
  if (!trip || !bare || !bff || !yoga || !get || !revalidate)
    throw new Error(`${name} was not measured`);
  const cpu = [trip, bare, bff, yoga].map((sample) => Math.round(sample.cpu)).join(' / ');
  const cells = [
    `${race}, ${name}`,
    Math.round(median(bff.rates)).toLocaleString('en'),
    against(ratio(bff, bare), targets?.[name]),
    against(ratio(bff, yoga), targets && OVER_YOGA),
    ratio(trip, yoga).toFixed(2),
    ratio(get, bare).toFixed(2),
    against(ratio(revalidate, bare), targets && REVALIDATION),
    cpu,
  ];
  return `| ${cells.join(' | ')} |`;
};

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/** Between one table with what is said about it, and the next. */
const BREAK = '\n\n| ';

const writeReadme = (table: string, isAll: boolean): void => {
  if (!existsSync('README.md')) return;
  const text = readFileSync('README.md', 'utf8');
  const from = text.indexOf(START);
  const end = text.indexOf(END);
  if (from < 0 || end < from) return;
  const next = text.indexOf(BREAK, from);
  const to = isAll || next < 0 || next > end ? end : next + 1;
  writeFileSync('README.md', `${text.slice(0, from + START.length)}\n${table}\n${text.slice(to)}`);
};

/** Prints the table, and puts it into README.md where that has a place for it. */
export const report = (
  results: readonly RuntimeResult[],
  cold: ColdStart,
  answers: BareAnswers,
  /** Tables of their own, as Markdown; undefined when they were not made. */
  others: readonly string[] | undefined,
): void => {
  const size = (key: keyof BareAnswers) => kilobytes(JSON.stringify(answers[key]).length);
  const head = [
    '',
    'requests/s',
    'of bare Hono',
    'of graphql-yoga',
    'the trip alone, of graphql-yoga',
    'GET, of bare Hono',
    'GET with ETag (304), of bare Hono',
    'CPU µs: trip / Hono / ours / yoga',
  ];
  const table = [
    `| ${head.join(' | ')} |`,
    `|${' --- |'.repeat(head.length)}`,
    ...results.flatMap((result) => Object.keys(result.samples).map((name) => row(result, name))),
    '',
    `Node on the embedded file, workerd on sqld over HTTP, as each runs. Every side keeps what it read, and makes the same trip to ask the store whether it still holds ([validated reads](edge/graphql/decisions/validated-reads.md)) once a second, as deployed, or, _asked each time_, for each request: Hono keeps a finished value and sends it by \`c.json\`, graphql-yoga the rows, ours the answer. _The trip alone_ makes it and sends bytes, no more; where it is made each time it bounds what anybody can reach: [in workerd, the trip bounds the ratio](tests/bench/decisions/bound-in-workerd.md). Answers of ${size('list')} (the six models), ${size('single')} (one) and ${size('long')} (50 models). Medians of the ratios of interleaved rounds, 8 connections; CPU is the server's process alone.`,
    '',
    `Worker: ${kilobytes(cold.gzipBytes)} gzip (limit ${kilobytes(BUNDLE_LIMIT)}); first answer ${Math.round(cold.milliseconds)} ms after its process starts (limit ${COLD_START_LIMIT} ms).`,
    ...(others ?? []).flatMap((each) => ['', each]),
  ].join('\n');
  process.stdout.write(`${table}\n`);
  writeReadme(table, others !== undefined);
};
