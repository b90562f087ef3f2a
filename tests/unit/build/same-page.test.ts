import { describe, expect, it } from 'vitest';
import { samePage } from '#web/build/same-page.ts';

const payload = (...rows: string[]): string => `${rows.join('\n')}\n`;

/** A page as Next writes it: the payload in scripts, cut at `cut`. */
const page = (rows: string, cut: number, body = '<p>ALVA</p>'): string => {
  const scripts = [rows.slice(0, cut), rows.slice(cut)].map(
    (part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`,
  );
  return `<body>${body}${scripts.join('')}</body>`;
};

const FIRST = payload(':HL["/a.css"]', '1:"a"', '2f:["b","$L1"]', '0:["$L2f","$1"]');
/** The same, ready in another order. */
const SECOND = payload(':HL["/a.css"]', '9:["b","$L3"]', '0:["$L9","$3"]', '3:"a"');

describe('a page of two builds is the same', () => {
  it('whatever order its rows were ready in, and named by', () => {
    expect(samePage(FIRST)).toBe(samePage(SECOND));
    expect(samePage(page(FIRST, 9))).toBe(samePage(page(SECOND, 20)));
  });

  it('with texts that carry their length, and lines and colons in them', () => {
    const one = `5:T6,a\n1:"b${payload('0:["$5","$6"]', '6:"c"')}`;
    const two = `${payload('6:"c"')}7:T6,a\n1:"b${payload('0:["$7","$6"]')}`;
    expect(samePage(one)).toBe(samePage(two));
    expect(samePage(one)).not.toBe(samePage(two.replace('a\n1', 'x\n1')));
  });

  it.each([
    ['a text', FIRST.replace('"a"', '"c"')],
    ['the order of what it shows', FIRST.replace('"$L2f","$1"', '"$1","$L2f"')],
    ['a path within what it refers to', FIRST.replace('"$1"]', '"$1:props"]')],
    ['a row that nothing leads to', `${FIRST}77:"more"\n`],
  ])('but not with another one: %s', (_, other) => {
    expect(samePage(other)).not.toBe(samePage(FIRST));
    expect(samePage(page(other, 9))).not.toBe(samePage(page(FIRST, 9)));
  });

  it('a page with another body is not the same', () => {
    expect(samePage(page(FIRST, 9, '<p>Other</p>'))).not.toBe(samePage(page(FIRST, 9)));
  });
});
