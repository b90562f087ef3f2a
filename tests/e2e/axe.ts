import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// The package's own `source` is the whole of it, with comments: more than twice as long.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** For who judges every document a page opens: the source travels once, not with each of them. */
export const carryAxe = (page: Page) => page.addInitScript(SOURCE);

/** They judge each thing where it is drawn, whatever else the page has, and take half of the time. */
const RULES_OF_DRAWING = ['color-contrast', 'target-size'];

/**
 * WCAG 2.2 A and AA as far as a machine can judge, plus the habits axe calls best practice.
 * @param footers those of pages judged before in the same look, to which this one comes; how the same footer is
 * drawn is not judged again
 */
export const faultsOf = async (page: Page, footers = new Set<string>()): Promise<string[]> => {
  // Colours are judged where they end up, not on the way.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  // Half a megabyte, so once for a document.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  // Of the report nothing but the faults leaves the page.
  const { faults, footer } = await page.evaluate(
    async ([rules, ofDrawing, judged]) => {
      const own = document.querySelector('main + footer');
      // The language switch of each page leads elsewhere.
      const text = own?.outerHTML.replaceAll(/ href="[^"]*"/g, '') ?? '';
      if (judged.includes(text)) own?.setAttribute('data-judged', '');
      const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: ofDrawing.map((id) => ({ id, selector: ':not([data-judged] *)' })) });
      const { violations } = await run({
        runOnly: { type: 'tag', values: rules },
        resultTypes: ['violations'],
      });
      const all = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}`),
      );
      return { faults: all, footer: text };
    },
    [RULES, RULES_OF_DRAWING, [...footers]] as const,
  );
  footers.add(footer);
  return faults;
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
};
