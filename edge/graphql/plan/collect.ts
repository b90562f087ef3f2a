import {
  type FieldNode,
  type GraphQLObjectType,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { Target } from './info.ts';

/** Values of the variables that `@skip` and `@include` depend on. */
export type Switches = ReadonlyMap<string, boolean>;

const DIRECTIVES: ReadonlySet<string> = new Set(['skip', 'include']);

/**
 * Variables that decide what is selected.
 * @returns undefined when the document uses a directive that a plan does not know
 */
export const switchesOf = ({ operation, fragments }: Target): readonly string[] | undefined => {
  const names = new Set<string>();
  let strange = (operation.directives?.length ?? 0) > 0;
  for (const node of [operation, ...Object.values(fragments)])
    visit(node, {
      [Kind.DIRECTIVE]: ({ name, arguments: args }) => {
        const condition = args?.[0]?.value;
        if (!DIRECTIVES.has(name.value)) strange = true;
        else if (condition?.kind === Kind.VARIABLE) names.add(condition.name.value);
      },
    });
  return strange ? undefined : [...names];
};

const isIncluded = ({ directives = [] }: SelectionNode, switches: Switches): boolean =>
  directives.every(({ name, arguments: args }) => {
    const condition = args?.[0]?.value;
    const value =
      condition?.kind === Kind.VARIABLE
        ? switches.get(condition.name.value)
        : condition?.kind === Kind.BOOLEAN && condition.value;
    return name.value === 'skip' ? !value : value;
  });

const applies = (
  { schema }: Target,
  condition: NamedTypeNode | undefined,
  type: GraphQLObjectType,
): boolean => {
  if (condition === undefined) return true;
  const named = schema.getType(condition.name.value);
  return named === type || (isAbstractType(named) && schema.isSubType(named, type));
};

/** Fields selected on `type`, merged by their name in the answer, in the order they appear in it. */
export const collectFields = (
  target: Target,
  switches: Switches,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, FieldNode[]> => {
  const groups = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  const walk = (set: SelectionSetNode): void => {
    for (const node of set.selections) {
      if (!isIncluded(node, switches)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [node]);
        else group.push(node);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(target, node.typeCondition, type)) walk(node.selectionSet);
      } else {
        const fragment = target.fragments[node.name.value];
        if (fragment === undefined || seen.has(node.name.value)) continue;
        if (!applies(target, fragment.typeCondition, type)) continue;
        seen.add(node.name.value);
        walk(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) walk(set);
  return groups;
};
