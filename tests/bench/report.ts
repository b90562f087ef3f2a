import { readFileSync, writeFileSync } from 'node:fs';
import type { Table } from './section.ts';

/** In Markdown, as the formatter writes it. */
export const textOf = ([head, ...rows]: Table): string => {
  const widths = head.map((name, column) =>
    Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const rule = widths.map((width) => '-'.repeat(width));
  const lines = [head, rule, ...rows].map((cells) =>
    cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '),
  );
  return lines.map((line) => `| ${line} |`).join('\n');
};

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/** Puts a table into its section of RESULTS.md, with the day, and its rows that README.md shows into that. */
export const writeResults = (name: string, measured: Table): void => {
  const day = new Date().toISOString().slice(0, 10);
  edit('tests/bench/RESULTS.md', (text) => {
    const sections = text.split(/^(?=## )/m);
    const at = sections.findIndex((each) => each.startsWith(`## ${name}\n`));
    const section = `## ${name}\n\nMeasured on ${day}.\n\n${textOf(measured)}`;
    sections.splice(at < 0 ? sections.length : at, 1, section);
    return `${sections.map((each) => each.trimEnd()).join('\n\n')}\n`;
  });
  const [[, ...columns], ...rows] = measured;
  for (const [what, ...figures] of rows) {
    const sentence = figures.map((figure, at) => `${columns[at]} ${figure}`).join(', ');
    const start = `- ${what}: `;
    edit('README.md', (text) =>
      text
        .split('\n')
        .map((line) => (line.startsWith(start) ? start + sentence : line))
        .join('\n'),
    );
  }
};
