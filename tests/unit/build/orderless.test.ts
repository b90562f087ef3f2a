import { describe, expect, it } from 'vitest';
import { orderless } from '#web/build/orderless.ts';

const page = (...rows: string[]): string =>
  `<body><p>ALVA</p><script>self.__next_f.push([1,"${rows.join('\\n')}\\n"])</script></body>`;

describe('the revision of a page', () => {
  it('is the same whatever order its rows were ready in', () => {
    expect(orderless('1:"a"\n2:"b"\n')).toBe(orderless('2:"b"\n1:"a"\n'));
    expect(orderless(page('0:0', '1:"a"', '2:"b"'))).toBe(orderless(page('0:0', '2:"b"', '1:"a"')));
  });

  it('is another one when a row says something else', () => {
    expect(orderless('1:"a"\n2:"b"\n')).not.toBe(orderless('1:"a"\n2:"c"\n'));
    expect(orderless(page('1:"a"'))).not.toBe(orderless(page('1:"b"')));
    expect(orderless('<p>a</p>')).not.toBe(orderless('<p>b</p>'));
  });
});
