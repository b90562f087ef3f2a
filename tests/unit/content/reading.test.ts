import { describe, expect, it } from 'vitest';
import { PAGES } from '#db/content/content/pages/index.ts';
import { partsOf, runsOf } from '#web/domains/content/reading/text.ts';

const block = (type: string, text: string) => ({ type, text, items: [], head: [], rows: [] });

describe('a stored text', () => {
  it('is followed where it names a page, an address or a number', () => {
    expect(
      runsOf('See [refunds](/policy/x), write to halo@alva.example or call +62 21 5550 0180.'),
    ).toEqual([
      { text: 'See ' },
      { text: 'refunds', href: '/policy/x' },
      { text: ', write to ' },
      { text: 'halo@alva.example', href: 'mailto:halo@alva.example' },
      { text: ' or call ' },
      { text: '+62 21 5550 0180', href: 'tel:+622155500180' },
      { text: '.' },
    ]);
  });

  it('leads to this site only', () => {
    for (const line of ['[a](https://evil.example)', '[a](javascript:alert(1))', '[a](//evil)'])
      for (const { href } of runsOf(line)) expect(href ?? '').not.toMatch(/^(https?|javascript):/);
  });

  it('loses no word', () => {
    for (const page of PAGES)
      for (const each of page.blocks)
        if ('text' in each)
          for (const line of [each.text.en, each.text.id])
            expect(
              runsOf(line)
                .map(({ text }) => text)
                .join(''),
            ).toBe(line.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1'));
  });

  it('is cut at its headings, with ids that hold in both languages', () => {
    const parts = partsOf([
      block('paragraph', 'before'),
      block('heading', 'One'),
      block('paragraph', 'a'),
      block('heading', 'Two'),
    ]);
    expect(parts.map(({ id, title, blocks }) => [id, title, blocks.length])).toEqual([
      ['part-1', null, 1],
      ['part-2', 'One', 1],
      ['part-3', 'Two', 0],
    ]);
  });
});
