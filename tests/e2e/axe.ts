import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// The package's own `source` is the whole of it, with comments: more than twice as long.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA as far as a machine can judge, plus the habits axe calls best practice. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // Colours are judged where they end up, not on the way.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  // Half a megabyte, so once for a document.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  // Of the report nothing but the faults leaves the page.
  return page.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}`),
    );
  }, RULES);
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
};
