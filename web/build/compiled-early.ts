/** V8's explicit compile hint for a whole file; comment to every other engine. */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Bytes. Smaller scripts compile in a moment, and each hint costs some of the first load's budget. */
const WORTH_IT = 50_000;

/**
 * A script of the first load, compiled while it arrives (decisions/compiled-while-arriving.md). Idempotent.
 */
export const compiledEarly = (script: string): string =>
  script.length < WORTH_IT || script.startsWith(HINT) ? script : HINT + script;
