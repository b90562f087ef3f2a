import {
  type GraphQLCompositeType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isUnionType,
} from 'graphql';

type Random = () => number;

/** Mulberry32: small, and the same everywhere for one seed. */
const randomOf = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const ARGUMENTS = ['', '(n: 1)', '(n: $n)', '(must: $must)', '(filter: { min: $n, names: ["a"] })'];
const SWITCHES = [
  '',
  '',
  '',
  ' @include(if: $on)',
  ' @skip(if: $on)',
  ' @skip(if: $off)',
  ' @include(if: true)',
];
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  Query: ['Query'],
  Mutation: ['Mutation'],
  Node: ['Node', 'Named', 'Thing'],
  Leaf: ['Leaf', 'Named', 'Thing'],
  Named: ['Node', 'Leaf', 'Named', 'Thing'],
  Thing: ['Node', 'Leaf', 'Named', 'Thing'],
};

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** A document of a seed: fields, aliases, arguments, fragments, merges and switches at random. */
export const documentOf = (schema: GraphQLSchema, seed: number): string => {
  const random = randomOf(seed);
  const fragments: string[] = [];

  const selections = (type: GraphQLCompositeType, depth: number): string => {
    const count = 1 + Math.floor(random() * 4);
    const parts = Array.from({ length: count }, () => selection(type, depth));
    return `{ ${parts.join(' ')} }`;
  };

  const selection = (type: GraphQLCompositeType, depth: number): string => {
    const turn = random();
    if (turn < 0.08) return `__typename${pick(random, SWITCHES)}`;
    if (depth > 0 && (turn < 0.22 || isUnionType(type))) return fragment(type, depth - 1);
    if (isUnionType(type)) return '__typename';
    const field = pick(random, Object.values(type.getFields()));
    const inner = getNamedType(field.type);
    if (isCompositeType(inner) && depth === 0) return 'id';
    const args = Math.floor(random() * ARGUMENTS.length);
    // The same name in the answer always means the same field and arguments, so that merges are valid.
    const alias = args === 0 ? '' : `${field.name}_${args}: `;
    const set = isCompositeType(inner) ? ` ${selections(inner, depth - 1)}` : '';
    return `${alias}${field.name}${ARGUMENTS[args]}${pick(random, SWITCHES)}${set}`;
  };

  const fragment = (type: GraphQLCompositeType, depth: number): string => {
    const name = pick(random, CONDITIONS[type.name] ?? [type.name]);
    const condition = schema.getType(name) as GraphQLCompositeType;
    if (random() < 0.5)
      return `... on ${name}${pick(random, SWITCHES)} ${selections(condition, depth)}`;
    const label = `F${fragments.length}`;
    fragments.push('');
    fragments[Number(label.slice(1))] =
      `fragment ${label} on ${name} ${selections(condition, depth)}`;
    const again = random() < 0.3 ? ` ...${label}${pick(random, SWITCHES)}` : '';
    return `...${label}${pick(random, SWITCHES)}${again}`;
  };

  const kind = random() < 0.85 ? 'query' : 'mutation';
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const body = selections(root as GraphQLCompositeType, 4);
  return `${kind} Q($n: Int, $must: Int = 7, $on: Boolean!, $off: Boolean = false) ${body}\n${fragments.join('\n')}`;
};
