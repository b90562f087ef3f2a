import { describe, expect, it } from 'vitest';
import { filesBelow, textOf } from './sources.ts';

const FILES = filesBelow('edge/domains').filter((path) => path.endsWith('.ts'));
const named = (name: string): string[] => FILES.filter((path) => path.endsWith(name));

/** The text without comments, imports of side effects and re-exports. */
const restOf = (path: string): string =>
  textOf(path)
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import '[^']*';$/gm, '')
    .replace(/^export (?:type )?\{[^}]*\} from '[^']*';$/gm, '')
    .trim();

const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^(?:import|export)[^;]*? from '([^']+)';/gm)].map(
    ([, from = '']) => from,
  );

/** What a file of statements may build on: no request, no schema, nobody's rights. */
const FOR_STATEMENTS = [
  /^drizzle-orm/,
  /^@libsql\/client$/,
  /^#db\//,
  /^#edge\/contract\//,
  /^#edge\/platform\/(?:write\/|language-rank\.ts$)/,
  /^(?:\.|#edge\/domains)\/[^.]*(?:\.sql)?\.ts$/,
];

describe('a file of a domain', () => {
  it.each(named('/operations.ts'))('%s registers operations and holds nothing else', (path) => {
    expect(restOf(path)).toBe('');
    expect(textOf(path)).not.toMatch(/^export/m);
  });

  it('registers in one place: only the domain itself has such a file', () => {
    expect(named('/operations.ts').filter((path) => path.split('/').length !== 4)).toEqual([]);
  });

  it.each(named('/index.ts'))(
    '%s passes on what other domains may use, and holds nothing',
    (path) => {
      expect(restOf(path)).toBe('');
      expect(textOf(path)).not.toMatch(/^import/m);
    },
  );

  it.each(named('.sql.ts'))('%s holds statements: it knows no request and no schema', (path) => {
    const foreign = importsOf(path).filter(
      (from) => !FOR_STATEMENTS.some((each) => each.test(from)),
    );
    expect(foreign).toEqual([]);
    expect(textOf(path)).not.toMatch(/\b(?:main|content)\.\w+Fields?\(|objectRef|enumType/);
  });

  it('declares the enums of the schema in enums.ts', () => {
    const elsewhere = FILES.filter(
      (path) => !path.endsWith('/enums.ts') && textOf(path).includes('.enumType('),
    );
    expect(elsewhere).toEqual([]);
  });

  it('declares jobs in jobs.ts', () => {
    const elsewhere = FILES.filter(
      (path) => !path.endsWith('/jobs.ts') && /const \w+: (?:readonly )?JobKind/.test(textOf(path)),
    );
    expect(elsewhere).toEqual([]);
  });
});
