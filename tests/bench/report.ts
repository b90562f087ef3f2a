import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BareAnswers } from './bare.ts';
import type { ColdStart } from './cold-start.ts';
import { median } from './median.ts';
import type { Runtime } from './servers.ts';

export interface Sample {
  /** Requests a second, round by round. */
  readonly rates: readonly number[];
  /** CPU microseconds a request. */
  readonly cpu: number;
}

export interface RuntimeResult {
  readonly runtime: Runtime;
  /** Case → contestant → sample. */
  readonly samples: Readonly<Record<string, Readonly<Record<string, Sample>>>>;
}

/** Least ratios we hold ourselves to. */
const TARGETS: Readonly<Record<Runtime, Readonly<Record<string, number>>>> = {
  Node: { 'product list': 0.35, 'single product': 0.45, 'list of 50': 0.35 },
  workerd: { 'product list': 0.45, 'single product': 0.55, 'list of 50': 0.45 },
  'workerd, store at hand': { 'product list': 0.45, 'single product': 0.55 },
};
const OVER_YOGA = 2.5;
const REVALIDATION = 0.8;
const BUNDLE_LIMIT = 300_000;
const COLD_START_LIMIT = 400;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const against = (value: number, least: number): string =>
  `${value.toFixed(2)} (≥ ${least})${value >= least ? '' : ' ✗'}`;

/** Round against the same round: what else the machine does then slows both. */
const ratio = (a: Sample, b: Sample): number =>
  median(a.rates.map((rate, round) => rate / (b.rates[round] ?? Number.NaN)));

const row = ({ runtime, samples }: RuntimeResult, name: string): string => {
  const { trip, bare, bff, yoga, get, revalidate } = samples[name] ?? {};
  if (!trip || !bare || !bff || !yoga || !get || !revalidate)
    throw new Error(`${name} was not measured`);
  const cpu = [trip, bare, bff, yoga].map((sample) => Math.round(sample.cpu)).join(' / ');
  const cells = [
    `${runtime}, ${name}`,
    Math.round(median(bff.rates)).toLocaleString('en'),
    against(ratio(bff, bare), TARGETS[runtime][name] ?? 0),
    against(ratio(bff, yoga), OVER_YOGA),
    ratio(trip, yoga).toFixed(2),
    ratio(get, bare).toFixed(2),
    against(ratio(revalidate, bare), REVALIDATION),
    cpu,
  ];
  return `| ${cells.join(' | ')} |`;
};

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

const writeReadme = (table: string): void => {
  if (!existsSync('README.md')) return;
  const text = readFileSync('README.md', 'utf8');
  const from = text.indexOf(START);
  const to = text.indexOf(END);
  if (from < 0 || to < from) return;
  writeFileSync('README.md', `${text.slice(0, from + START.length)}\n${table}\n${text.slice(to)}`);
};

/** Prints the table, and puts it into README.md where that has a place for it. */
export const report = (
  results: readonly RuntimeResult[],
  cold: ColdStart,
  answers: BareAnswers,
  /** Tables of their own, as Markdown. */
  others: readonly string[],
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
    `Node on the embedded file, workerd on sqld over HTTP, as each runs. Every request of every side makes the same trip, which asks the store whether what is kept still holds ([validated reads](edge/graphql/decisions/validated-reads.md)): Hono keeps a finished value and sends it by \`c.json\`, graphql-yoga the rows, ours the answer. _The trip alone_ makes it and sends bytes, no more: [what can be reached in workerd](tests/bench/decisions/bound-in-workerd.md). With the _store at hand_ its answer to that question comes from the worker's memory, so what is left is each contestant's own work. Answers of ${size('list')} (the six models), ${size('single')} (one) and ${size('long')} (50 models). Medians of the ratios of interleaved rounds, 8 connections; CPU is the server's process alone.`,
    '',
    `Worker: ${kilobytes(cold.gzipBytes)} gzip (limit ${kilobytes(BUNDLE_LIMIT)}); first answer ${Math.round(cold.milliseconds)} ms after its process starts (limit ${COLD_START_LIMIT} ms).`,
    ...others.flatMap((each) => ['', each]),
  ].join('\n');
  process.stdout.write(`${table}\n`);
  writeReadme(table);
};
