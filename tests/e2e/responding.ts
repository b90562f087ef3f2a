import type { Page } from '@playwright/test';

/** Scripts begin after the first paint, which is after what browsers call loaded. */
const respond = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(
      () => {
        if (document.querySelector('script[data-late]') === null) return true;
        const last = document.querySelector('footer') ?? document.body;
        // React's mark on an element it has taken over.
        return Object.keys(last).some((key) => key.startsWith('__reactFiber$'));
      },
      undefined,
      { timeout: 10_000 },
    )
    // A test may want a page that never gets its scripts.
    .catch(() => undefined);
};

/** Makes `goto` and `reload` of a page end when the page responds to whoever uses it. */
export const responding = (page: Page): Page => {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await respond(page);
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await respond(page);
    return answer;
  };
  return page;
};
