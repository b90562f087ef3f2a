/** One legal change of state. Server, pages, history texts and diagrams read the same table of moves. */
interface Move<State extends string = string, Actor extends string = string> {
  /** States it leads from; empty for a move that creates the row. */
  readonly from: readonly State[];
  readonly to: State;
  /** What sets it off: names of operations, of a provider's events or of jobs. */
  readonly triggers: readonly string[];
  /** Who may set it off. */
  readonly by: readonly Actor[];
  /** A condition beside the state, in one sentence; enforced in the statement that writes. */
  readonly guard?: string;
  /** The same, where there are several. */
  readonly guards?: readonly string[];
  /**
   * What else is written in the same batch, one sentence each. The mover takes the statements of each
   * by its sentence and refuses to run with one missing, so the table cannot promise what nobody writes.
   */
  readonly effects: readonly string[];
}

/** What a person hears whose move is refused. */
interface Refusals<State extends string, Actor extends string, Name extends string> {
  /** Actors that are people; a job or a provider reads no sentence. */
  readonly people: readonly Actor[];
  /** Every code a move can be refused with, by its state or by its guard. */
  readonly codes: readonly string[];
  /** The code for a move that does not lead on from a state. */
  codeOf(move: Name, state: State): string;
  /** Key of the message that says what happened. */
  sentenceKey(code: string): string;
  /** Key of the message that says what the person can do now. */
  nextKey(code: string): string;
}

export interface Machine<
  State extends string = string,
  Actor extends string = string,
  Name extends string = string,
> {
  readonly name: string;
  /** A composite machine writes its parts into one name, e.g. `WAITING_PAYMENT/FINAL`. */
  readonly states: readonly State[];
  /** States that nothing leads out of. Every other state has a way to one of them, or of `rests`. */
  readonly final: readonly State[];
  /** States a row may stay in for good, though a move leads on from them. */
  readonly rests?: readonly State[];
  readonly moves: Readonly<Record<Name, Move<State, Actor>>>;
  /** Key of a state's label in the messages of every language. */
  labelKey(state: State): string;
  readonly refusals?: Refusals<State, Actor, Name>;
}

/** A machine as written, with the types of its states, actors and moves inferred from the table. */
export const defineMachine = <
  const State extends string,
  const Actor extends string,
  const Name extends string,
>(
  machine: Machine<State, Actor, Name>,
): Machine<State, Actor, Name> => machine;

/** Whether the move leads on from the state. */
export const canMove = <State extends string, Name extends string>(
  machine: Machine<State, string, Name>,
  move: Name,
  state: State,
): boolean => machine.moves[move].from.includes(state);

/** Names of the moves an actor has from a state, in the order of the table. */
export const movesFrom = <State extends string, Actor extends string, Name extends string>(
  machine: Machine<State, Actor, Name>,
  state: State,
  actor: Actor,
): readonly Name[] =>
  (Object.keys(machine.moves) as Name[]).filter(
    (name) => canMove(machine, name, state) && machine.moves[name].by.includes(actor),
  );
