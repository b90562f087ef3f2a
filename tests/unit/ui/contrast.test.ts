import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8');
const [lightBlock = '', darkBlock = ''] = css.split('@variant dark');

const colours = (block: string) =>
  new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));

const themes = { light: colours(lightBlock), dark: colours(darkBlock.split('@theme')[0] ?? '') };

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
};

const grounds = ['ground', 'surface', 'raised', 'sunken'];
const textPairs = [
  ...['ink', 'muted', 'faint', 'accent-text', 'positive', 'caution', 'critical'].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-text', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['caution', 'caution-soft'],
  ['critical', 'critical-soft'],
  ['ground', 'ink'],
] as const;

// WCAG 1.4.11: what shows where a control begins.
const boundaryPairs = grounds.map((ground) => ['line-strong', ground] as const);

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  const ratio = (a: string, b: string) => contrast(theme.get(a) ?? '', theme.get(b) ?? '');

  it.each(textPairs)('%s on %s is readable (4.5)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(boundaryPairs)('%s against %s can be seen (3)', (line, ground) => {
    expect(ratio(line, ground)).toBeGreaterThanOrEqual(3);
  });
});
