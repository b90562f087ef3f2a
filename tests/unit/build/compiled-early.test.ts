import { expect, it } from 'vitest';
import { compiledEarly } from '#web/build/compiled-early.ts';

const large = `run("${'x'.repeat(60_000)}")`;

it('a large script is compiled while it arrives, and runs as it was', () => {
  const [hint, ...rest] = compiledEarly(large).split('\n');
  expect(hint).toBe('//# allFunctionsCalledOnLoad');
  expect(rest.join('\n')).toBe(large);
});

it('a small one costs the first load no byte', () => {
  expect(compiledEarly('run()')).toBe('run()');
});

it('is the same after being done twice', () => {
  expect(compiledEarly(compiledEarly(large))).toBe(compiledEarly(large));
});
