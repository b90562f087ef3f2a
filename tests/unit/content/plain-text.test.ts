import { describe, expect, it } from 'vitest';
import { plainText } from '#edge/domains/content/blog/plain-text.ts';

describe('text of a fragment of HTML', () => {
  it.each([
    ['<p>One <em>road</em></p>', 'One road'],
    ['a<script>alert("<p>")</script >b', 'a b'],
    ['a<STYLE>p{}</STYLE\n>b', 'a b'],
    ['a<script>never ends', 'a'],
    ['a < b', 'a'],
    ['a<b', 'a'],
    ['&lt;b&gt; &amp; &#8211; &unknown;', '<b> & – &unknown;'],
    ['<scripture>in it</scripture>', 'in it'],
  ])('%s', (html, text) => expect(plainText(html, 100)).toBe(text));

  it('a long text is cut between words', () =>
    expect(plainText('one two three', 9)).toBe('one two…'));

  it.each(['<', '<script>', '&', '</', ' ', 'a<'])(
    'of 200,000 times %s costs no more than reading it',
    (fill) => {
      const timeOf = (length: number): number => {
        const html = fill.repeat(Math.ceil(length / fill.length)).slice(0, length);
        const from = performance.now();
        for (let i = 0; i < 20; i++) plainText(html, 280);
        return performance.now() - from;
      };
      timeOf(1_000);
      // What is cut off costs nothing, and what is read is read once.
      expect(timeOf(200_000)).toBeLessThan(60 * Math.max(timeOf(5_000), 1));
    },
  );
});
