import { type ASTNode, type GraphQLError, locatedError, type ResponsePath } from 'graphql';

export type Path = ResponsePath;

/** Response path, root first. */
const keysOf = (path: Path): (string | number)[] => {
  const keys: (string | number)[] = [];
  for (let at: Path | undefined = path; at !== undefined; at = at.prev) keys.push(at.key);
  return keys.reverse();
};

/**
 * Errors of one execution. Once a position has become null, later errors below it are dropped: nobody
 * will see the place they speak of (GraphQL specification, section 6.4.4).
 */
export class CollectedErrors {
  readonly list: GraphQLError[] = [];
  readonly #nulled = new Set<Path | undefined>();

  add(error: GraphQLError, path: Path | undefined): void {
    for (let at = path; at !== undefined; at = at.prev) if (this.#nulled.has(at)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.list.push(error);
  }
}

/**
 * An error at a position: text of the null that takes its place.
 * @throws the located error where the position must not be null, for the parent to become null
 */
export const failAt = (
  error: unknown,
  nodes: readonly ASTNode[],
  path: Path,
  nonNull: boolean,
  errors: CollectedErrors,
): 'null' => {
  const located = locatedError(error, nodes, keysOf(path));
  if (nonNull) throw located;
  errors.add(located, path);
  return 'null';
};
