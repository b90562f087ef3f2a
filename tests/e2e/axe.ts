import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 A and AA as far as a machine can judge, plus the habits axe calls best practice. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  // Colours are judged where they end up, not on the way.
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    // A tab of its own for each report is for frames of other sites, of which there are none.
    .setLegacyMode(true)
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await faultsOf(page)).toEqual([]);
};
