import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLNullableOutputType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  responsePathAsArray,
} from 'graphql';
import { RupiahScalar } from '#edge/graphql/scalars.ts';

export interface Moods {
  readonly seed: number;
  /** Whether resolvers may answer later. */
  readonly late: boolean;
}

/** A number that depends on the seed and the place only: both executors meet the same moods. */
const moodAt = ({ seed }: Moods, key: string): number => {
  let hash = seed | 0;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x9e3779b1);
  hash ^= hash >>> 15;
  return Math.abs(Math.imul(hash, 0x85ebca6b) >>> 8) % 1000;
};

const valueFor = (type: GraphQLOutputType, mood: number): unknown => {
  const bare = getNullableType(type);
  if (isListType(bare))
    return Array.from({ length: mood % 4 }, (_, i) => {
      if ((mood + i) % 29 === 0) return null;
      if ((mood + i) % 31 === 0) return new Error(`item ${i}`);
      return valueFor(bare.ofType, mood + i * 7);
    });
  if (isObjectType(bare)) return { is: bare.name };
  if (isEnumType(bare)) return mood % 13 === 0 ? 'UNHEARD' : ['RED', 'GREEN'][mood % 2];
  if (!isScalarType(bare)) return { is: mood % 17 === 0 ? 'Nobody' : mood % 2 ? 'Node' : 'Leaf' };
  if (bare === GraphQLString) return ['', 'a "quoted" \n line', 'ü€😀', '\ud800', mood][mood % 5];
  if (bare === GraphQLBoolean) return mood % 2 === 0;
  if (bare === GraphQLID) return mood % 2 ? `id_${mood}` : mood;
  if (bare === GraphQLFloat) return [1e21, -0, 1.5, Number.NaN, 3][mood % 5];
  return mood % 19 === 0 ? 2 ** 40 : mood;
};

const resolve = (_: unknown, args: object, moods: Moods, info: GraphQLResolveInfo): unknown => {
  const key = `${info.parentType.name}.${responsePathAsArray(info.path).join('.')}${JSON.stringify(args)}`;
  const mood = moodAt(moods, key);
  const answer = (): unknown => {
    if (mood % 23 === 0) throw new Error(`thrown at ${key}`);
    if (mood % 37 === 0) return new Error(`returned at ${key}`);
    if (mood % 11 === 0) return null;
    return valueFor(info.returnType, mood);
  };
  if (!moods.late || mood % 3 !== 0) return answer();
  return new Promise((done) => setImmediate(done)).then(answer);
};

const Colour = new GraphQLEnumType({ name: 'Colour', values: { RED: {}, GREEN: {} } });
const Filter = new GraphQLInputObjectType({
  name: 'Filter',
  fields: {
    min: { type: GraphQLInt, defaultValue: 1 },
    names: { type: new GraphQLList(GraphQLString) },
  },
});

const required = (type: GraphQLNullableOutputType): GraphQLOutputType => new GraphQLNonNull(type);

const fields = (): GraphQLFieldConfigMap<unknown, Moods> => {
  const types: Record<string, GraphQLOutputType> = {
    text: GraphQLString,
    textReq: required(GraphQLString),
    count: GraphQLInt,
    share: GraphQLFloat,
    flag: GraphQLBoolean,
    id: required(GraphQLID),
    price: RupiahScalar,
    colour: Colour,
    node: Node,
    nodeReq: required(Node),
    nodes: new GraphQLList(Node),
    nodesReq: required(new GraphQLList(required(Node))),
    matrix: new GraphQLList(required(new GraphQLList(GraphQLInt))),
    thing: Thing,
    things: new GraphQLList(required(Thing)),
    named: Named,
    namedReq: required(Named),
  };
  const configs = Object.entries(types).map(([name, type]) => [
    name,
    {
      type,
      resolve,
      args: {
        n: { type: GraphQLInt },
        must: { type: new GraphQLNonNull(GraphQLInt), defaultValue: 3 },
        filter: { type: Filter },
      },
    },
  ]);
  return Object.fromEntries(configs);
};

const Named: GraphQLInterfaceType = new GraphQLInterfaceType({
  name: 'Named',
  fields: () => fields(),
  resolveType: (value: { is: string }, moods: Moods) =>
    moods.late ? Promise.resolve(value.is) : value.is,
});
const Node: GraphQLObjectType = new GraphQLObjectType({
  name: 'Node',
  interfaces: () => [Named],
  fields,
});
const Leaf: GraphQLObjectType = new GraphQLObjectType({
  name: 'Leaf',
  interfaces: () => [Named],
  fields,
  isTypeOf: (value: { is: string }) => value.is !== 'Node',
});
const Thing: GraphQLUnionType = new GraphQLUnionType({
  name: 'Thing',
  types: () => [Node, Leaf],
  resolveType: ({ is }: { is: string }) => is,
});

/** Every kind of output type, with resolvers that fail, answer null or answer later. */
export const moodySchema = new GraphQLSchema({
  query: new GraphQLObjectType({ name: 'Query', fields }),
  mutation: new GraphQLObjectType({ name: 'Mutation', fields }),
  types: [Leaf, Node],
});
