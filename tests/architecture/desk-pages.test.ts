import { expect, it } from 'vitest';
import { sources, textOf } from './sources.ts';

const START = 'web/app/[locale]/pstools/page.tsx';

it('each page of a tool of staff names the tool, so that a role without it is refused with the reason', () => {
  const pages = sources().filter(
    (path) => /^web\/app\/\[locale\]\/pstools\/.*page\.tsx$/.test(path) && path !== START,
  );
  expect(pages).not.toEqual([]);
  expect(pages.filter((path) => !/<(?:DeskPage|StaffOnly) tool="/.test(textOf(path)))).toEqual([]);
});
