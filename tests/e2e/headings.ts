import type { Page } from '@playwright/test';

/** Say with one heading that something is not there, or show components and no content. */
const WITHOUT_OUTLINE = ['/ui', '/offline', '/charging-station/sta_gone'];

/**
 * What is wrong with the outline of a page as a screen reader reads it: one first heading, no level
 * skipped, and below it an `h2` and an `h3`. Axe judges only what is in sight of it, one by one.
 */
export const headingFaults = async (page: Page): Promise<string[]> => {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((headings) =>
      headings
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => Number(each.tagName.slice(1))),
    );
  const path = new URL(page.url()).pathname.replace(/^\/(en|id)/, '');
  const isWhole = !WITHOUT_OUTLINE.includes(path);
  const faults: string[] = [];
  if (levels.filter((level) => level === 1).length !== 1 || levels[0] !== 1)
    faults.push('one h1, before every other heading');
  if (levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)) faults.push('a level skipped');
  if (isWhole && !levels.includes(2)) faults.push('no h2');
  if (isWhole && !levels.includes(3)) faults.push('no h3');
  return faults.map((fault) => `headings, ${fault}: ${levels.join(' ')}`);
};
