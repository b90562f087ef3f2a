// How `npm test` counts, and how it ends. Plain Node; see edge/run/setup.mjs.
import { end, endStarted, run, say, whenStopped } from '#edge/run/setup.mjs';

const started = Date.now();
export const totals = { passed: 0, failed: 0 };
/** What failed and with which message; repeated at the end, where the last lines of a log show it. */
export const failures = [];

let isPrinted = false;

const printTotals = () => {
  isPrinted = true;
  for (const failure of failures) say(`\n✗ ${failure}`);
  say(`\n${Math.round((Date.now() - started) / 1000)} s`);
  say(`${totals.passed} passed, ${totals.failed} failed`);
};

let ending = false;

/** Ends the run before its time, with the totals so far; the cause is the last line. */
const endEarly = async (cause) => {
  if (ending) return;
  ending = true;
  totals.failed++;
  // What was started may still have something to say.
  await endStarted();
  printTotals();
  say(`Ended early: ${cause}`);
  await end(1);
};

const SIGNALS = {
  SIGINT: 'interrupted',
  SIGTERM: 'terminated',
  SIGHUP: 'its terminal was closed',
};
for (const [signal, cause] of Object.entries(SIGNALS))
  process.removeAllListeners(signal).on(signal, () => endEarly(cause));
process.on('uncaughtException', (error) => endEarly(error.message));
whenStopped(endEarly);
// However else it came.
process.on('exit', (code) => {
  if (isPrinted) return;
  totals.failed++;
  printTotals();
  say(`Ended early: the process ended by itself with ${code}`);
});

/** In a process group of its own, so that nothing which it starts outlives the run. */
export const runGroup = async (command, args, options = {}) => {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const code = await run(command, args, { stdio, ...options, detached: true });
  // What follows must not begin.
  if (ending) await new Promise(() => {});
  return code;
};

/** One check by a program, which fails by its exit code. */
export const gate = async (title, command, args) => {
  say(`\n▸ ${title}`);
  const passed = (await runGroup(command, args)) === 0;
  totals[passed ? 'passed' : 'failed']++;
  if (!passed) failures.push(title);
};

/** Ends the run when all of it ran. */
export const endRun = () => {
  printTotals();
  return end(totals.failed === 0 ? 0 : 1);
};
