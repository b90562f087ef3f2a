import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLocale } from '#edge/contract/locale.ts';
import { withDefaultHead } from '#web/platform/page-head/default-head.ts';
import type { RecordPage } from '#web/platform/page-head/page-head.ts';
import { retitled } from '#web/platform/page-head/retitled.ts';
import { withHead } from '#web/platform/page-head/with-head.ts';

const SHELL =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/></head><body><main><div data-page-facts=""></div><div aria-busy="true"></div></main></body></html>';

const recordPage = (text: string): RecordPage => ({
  head: { title: text, description: text, paths: { ...byLocale(() => '/a'), id: '/b' } },
  image: '/picture.jpg',
  structured: [{ '@type': 'Product', name: text }],
  facts: { name: text, outline: { h2: text, h3: text }, about: text, rows: [[text, text]] },
});

describe('a shell that is told what it is about', () => {
  it('names one address for each language, its picture and its facts', () => {
    const html = withHead(SHELL, recordPage('Brake pad'), 'id', 'https://alva.example');
    expect(html).toContain('<title data-page-head="">Brake pad</title>');
    expect(html).toContain('rel="canonical" href="https://alva.example/id/b"');
    expect(html).toContain('hreflang="en" href="https://alva.example/en/a"');
    expect(html).toContain('hreflang="x-default" href="https://alva.example/b"');
    expect(html).toContain('property="og:image" content="https://alva.example/picture.jpg"');
    expect(html).toContain(
      '<h1 class="text-4xl">Brake pad</h1><h2 class="sr-only">Brake pad</h2><h3 class="sr-only">',
    );
    expect(html.indexOf('<title')).toBeLessThan(html.indexOf('</head>'));
  });

  it('lets no text become markup', () => {
    const evil = fc
      .array(fc.constantFrom('<', '>', '"', "'", '&', '</script>', '$&', "$'", '<!--', 'x'), {
        maxLength: 8,
      })
      .map((parts) => parts.join(''));
    const shape = (html: string): string[] => html.match(/<\/?[a-z!][a-z]*/g) ?? [];
    const expected = shape(withHead(SHELL, recordPage('plain'), 'en', ''));
    fc.assert(
      fc.property(evil, (text) => {
        expect(shape(withHead(SHELL, recordPage(text), 'en', ''))).toEqual(expected);
      }),
    );
  });
});

describe('a page without a title of its own', () => {
  const untold = withDefaultHead(SHELL, 'Motor & more | ALVA', 'Motor "listrik"');

  it('has the title and the description of the product', () => {
    expect(untold).toContain('>Motor &amp; more | ALVA</title>');
    expect(untold).toContain('content="Motor &quot;listrik&quot;"');
    expect(untold.indexOf('<title')).toBeLessThan(untold.indexOf('</head>'));
  });

  it('has one title and one description once it is known what it is about', () => {
    const html = withHead(untold, recordPage('Brake pad'), 'id', 'https://alva.example');
    expect(html).toBe(withHead(SHELL, recordPage('Brake pad'), 'id', 'https://alva.example'));
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('is as it was when it has a title', () => {
    const titled = SHELL.replace('</head>', '<title>Own</title></head>');
    expect(withDefaultHead(titled, 'ALVA', 'ALVA')).toBe(titled);
  });
});

describe('a page under another title', () => {
  const page =
    '<head><title>Rider leaderboard</title><meta name="description" content="All riders"/>' +
    '<meta property="og:title" content="Rider leaderboard"/><meta name="twitter:description" content="All"/>' +
    '<meta property="og:url" content="https://alva.example/en/leaderboard"/></head>';

  it('says it in every element that did, and leaves the others', () => {
    const html = retitled(page, { title: 'No. 3 · "A**"', description: 'No. 3 <b>' });
    expect(html).toBe(
      '<head><title data-page-head="">No. 3 · &quot;A**&quot;</title>' +
        '<meta name="description" content="No. 3 &lt;b&gt;" data-page-head=""/>' +
        '<meta property="og:title" content="No. 3 · &quot;A**&quot;" data-page-head=""/>' +
        '<meta name="twitter:description" content="No. 3 &lt;b&gt;" data-page-head=""/>' +
        '<meta property="og:url" content="https://alva.example/en/leaderboard"/></head>',
    );
  });
});
