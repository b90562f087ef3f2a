import type { Machine } from '#edge/contract/machine.ts';

/** Messages by language, then by scope and key, as `web/platform/i18n/messages` has them. */
export type Messages = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** States that can be reached from `start` along the edges. */
const closure = (
  start: readonly string[],
  edges: readonly (readonly [string, string])[],
): Set<string> => {
  const reached = new Set(start);
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const [from, to] of edges) if (reached.has(from)) reached.add(to);
  }
  return reached;
};

const lacking = (key: string, messages: Messages): string[] =>
  Object.entries(messages)
    .filter(([, scopes]) => {
      const [scope = '', ...rest] = key.split('.');
      const texts = scopes[scope] as Readonly<Record<string, unknown>> | undefined;
      const text = texts?.[rest.join('.')];
      return typeof text !== 'string' || text.trim() === '';
    })
    .map(([language]) => `no text ${key} in ${language}`);

const faultsOfGraph = ({ states, final, rests = [], moves }: Machine): string[] => {
  const all = Object.entries(moves);
  const edges = all.flatMap(([, { from, to }]) => from.map((state) => [state, to] as const));
  const begins = all.filter(([, { from }]) => from.length === 0).map(([, { to }]) => to);
  const reached = closure(begins, edges);
  const ends = closure(
    [...final, ...rests],
    edges.map(([from, to]) => [to, from] as const),
  );
  const foreign = [...final, ...rests, ...all.flatMap(([, { from, to }]) => [...from, to])].filter(
    (state) => !states.includes(state),
  );
  return [
    ...(new Set(states).size === states.length ? [] : ['a state is named twice']),
    ...foreign.map((state) => `${state} is no state`),
    ...(begins.length === 0 ? ['no move creates the row'] : []),
    ...states.filter((state) => !reached.has(state)).map((state) => `${state} is never reached`),
    ...states.filter((state) => !ends.has(state)).map((state) => `${state} is a dead end`),
    ...edges
      .filter(([from]) => final.includes(from))
      .map(([from, to]) => `${from} is final, and a move leads on to ${to}`),
  ];
};

const faultsOfMoves = ({ moves }: Machine, existing: readonly string[]): string[] =>
  Object.entries(moves).flatMap(([name, { by, triggers, guard, guards = [], effects }]) => [
    ...(by.length === 0 ? [`nobody may ${name}`] : []),
    ...(triggers.length === 0 ? [`nothing sets off ${name}`] : []),
    ...triggers
      .filter((trigger) => !existing.includes(trigger))
      .map((trigger) => `${name} is set off by ${trigger}, which does not exist`),
    ...(guard !== undefined && guard.trim() === '' ? [`the guard of ${name} says nothing`] : []),
    ...(guards.some((each) => each.trim() === '') ? [`a guard of ${name} says nothing`] : []),
    ...(new Set(guards).size === guards.length ? [] : [`${name} names a guard twice`]),
    ...(effects.some((effect) => effect.trim() === '') ? [`an effect of ${name} is unnamed`] : []),
    ...(new Set(effects).size === effects.length ? [] : [`${name} names an effect twice`]),
  ]);

/** Every move a person may make and that does not lead on must end in a sentence and a next step. */
const faultsOfRefusals = ({ states, moves, refusals }: Machine, messages: Messages): string[] => {
  if (refusals === undefined) return ['it does not say what a person hears who is refused'];
  const refused = Object.entries(moves)
    .filter(
      ([, { from, by }]) => from.length > 0 && by.some((who) => refusals.people.includes(who)),
    )
    .flatMap(([name, { from }]) =>
      states
        .filter((state) => !from.includes(state))
        .map((state) => ({ name, state, code: refusals.codeOf(name, state) })),
    );
  return [
    ...refused
      .filter(({ code }) => !refusals.codes.includes(code))
      .map(
        ({ name, state, code }) => `${name} from ${state} is refused with ${code}, no code of it`,
      ),
    ...refusals.codes.flatMap((code) => [
      ...lacking(refusals.sentenceKey(code), messages),
      ...lacking(refusals.nextKey(code), messages),
    ]),
  ];
};

/**
 * What is wrong with a machine, one sentence each; nothing when it is sound. A state is one name: an
 * order's, which is a state and a phase, is written `ALLOCATED.BOOKING`.
 * @param triggers names of all operations, provider events and jobs there are
 */
export const machineFaults = (
  machine: Machine,
  messages: Messages,
  triggers: readonly string[],
): readonly string[] => [
  ...faultsOfGraph(machine),
  ...faultsOfMoves(machine, triggers),
  ...machine.states.flatMap((state) => lacking(machine.labelKey(state), messages)),
  ...faultsOfRefusals(machine, messages),
];
