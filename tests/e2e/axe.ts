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

/** Parts that many pages share: header, menus, footer. */
const SHARED = ':is(header, nav, footer):not(main *, [role=dialog] *)';

/** Shared parts whose drawing this process has judged, in that look. */
const judged = new Set<string>();

/** Each shared part as it is drawn; none while something lies over the page, or comes out of one. */
const sharedParts = (page: Page): Promise<string[]> =>
  page.evaluate((shared) => {
    if (document.querySelector(':modal, :popover-open') !== null) return [];
    const look = [
      innerWidth,
      matchMedia('(prefers-color-scheme: dark)').matches,
      matchMedia('(forced-colors: active)').matches,
      document.documentElement.className,
    ];
    // The language switch of each page leads elsewhere.
    const text = (part: Element) =>
      part.outerHTML.replaceAll(/ (href="[^"]*"|data-judged="")/g, '');
    return [...document.querySelectorAll(shared)].map((part) => `${look} ${text(part)}`);
  }, SHARED);

/**
 * WCAG 2.2 A and AA as far as a machine can judge, plus the habits axe calls best practice. How a shared part is
 * drawn is not judged again where it is the same.
 */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // Colours are judged where they end up, not on the way.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  // Half a megabyte, so once for a document.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  const parts = await sharedParts(page);
  // Of the report nothing but the faults leaves the page.
  const faults = await page.evaluate(
    async ([rules, ofDrawing, shared, before]) => {
      for (const [at, part] of document.querySelectorAll(shared).entries())
        part.toggleAttribute('data-judged', before[at] ?? false);
      const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
      configure({ rules: ofDrawing.map((id) => ({ id, selector: ':not([data-judged] *)' })) });
      const { violations } = await run({
        runOnly: { type: 'tag', values: rules },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}`),
      );
    },
    [RULES, RULES_OF_DRAWING, SHARED, parts.map((part) => judged.has(part))] as const,
  );
  if (faults.length === 0) for (const part of parts) judged.add(part);
  return faults;
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
};
