// What failed in a run, out of the reports of vitest and Playwright: one text a test, message first lines only.
import { relative } from 'node:path';

const LINES = 12;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal.
const COLOUR = /\u001b\[[0-9;]*m/g;

const short = (message) =>
  message.replace(COLOUR, '').trim().split('\n').slice(0, LINES).join('\n');

/** @param {any} report vitest's JSON report; `undefined` when it wrote none. */
export const vitestFailures = (report, root) =>
  (report?.testResults ?? []).flatMap((file) => {
    const name = relative(root, file.name);
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed') return [`${name}\n${short(file.message)}`];
    return tests.map(
      ({ fullName, failureMessages }) =>
        `${name} › ${fullName}\n${short(failureMessages.join('\n'))}`,
    );
  });

/** @param {any} report Playwright's JSON report; `undefined` when it wrote none. */
export const playwrightFailures = (report) => {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => {
          const errors = results.flatMap((result) => result.errors ?? []);
          return `${spec.file} › ${spec.title}\n${errors.map(({ message }) => short(message ?? '')).join('\n')}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
};
