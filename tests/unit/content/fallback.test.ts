import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Article } from '#web/domains/content/reading/article.tsx';
import type { PageText } from '#web/domains/content/reading/text.ts';

const block = (type: string, text: string) => ({ type, text, items: [], head: [], rows: [] });

const page = (patch: Partial<PageText>): PageText => ({
  name: 'warranty',
  kind: 'policy',
  category: null,
  image: null,
  title: 'Garansi',
  summary: 'Apa yang dijamin.',
  published_at: '2026-11-15T00:00:00.000Z',
  valid_from: null,
  valid_until: null,
  locale: 'id',
  is_fallback: false,
  blocks: [block('paragraph', 'Garansi mulai berlaku pada hari serah terima.')],
  ...patch,
});

const labels = { contents: 'On this page', otherLanguage: 'Not translated yet.' };
const shown = (patch: Partial<PageText>): string =>
  renderToStaticMarkup(createElement(Article, { page: page(patch), labels }));

describe('a text that is missing in the language of the page', () => {
  it('is shown in the other one, marked for the eye and for screen readers, never blank', () => {
    const html = shown({ is_fallback: true });
    expect(html).toContain('Not translated yet.');
    expect(html).toContain('<article lang="id">');
    expect(html).toContain('Garansi mulai berlaku');
  });

  it('is not marked when it is there', () => {
    expect(shown({})).not.toContain('Not translated yet.');
  });
});

describe('a long text', () => {
  const headings = (count: number) =>
    Array.from({ length: count }, (_, at) => block('heading', `Bagian ${at + 1}`));

  it('has a table of contents whose entries lead to its headings; a short one has none', () => {
    const html = shown({ blocks: headings(4) });
    const targets = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(new Set(targets).size).toBe(4);
    for (const id of targets) expect(html).toContain(`<section id="${id}"`);
    expect(shown({ blocks: headings(3) })).not.toContain('On this page');
  });
});
