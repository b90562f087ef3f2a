import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGES = globSync('web/app/**/pstools/**/page.tsx');

it('pages of the desk with forms have the scope `staff`, without which the messages of its forms stay away', () => {
  const without = PAGES.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return text.includes("'validation'") && !text.includes("'staff'");
  });
  expect(PAGES.length).toBeGreaterThan(20);
  expect(without).toEqual([]);
});
