import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ALERT_RULE_NAMES } from '#edge/contract/staff/status.ts';

const runbook = readFileSync(
  new URL('../../../edge/deploy/RUNBOOK.md', import.meta.url).pathname,
  'utf8',
);
/** Rows of the table of alerts: the rule's name, and what to do. */
const rows = [...runbook.matchAll(/^\| `([a-z-]+)` +\| (.*?) +\|$/gm)];

describe('the runbook', () => {
  it('says of every alert, and of nothing else, what to do', () => {
    expect(rows.map(([, name]) => name)).toEqual([...ALERT_RULE_NAMES]);
    for (const [, name, text = ''] of rows) expect(text.length, name).toBeGreaterThan(60);
  });

  it('links only to sections that it has', () => {
    const slug = (title: string) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-');
    const sections = [...runbook.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => slug(title));
    const links = [...runbook.matchAll(/\]\(#([^)]+)\)/g)].map(([, target]) => target);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((target) => !sections.includes(target ?? ''))).toEqual([]);
  });
});
