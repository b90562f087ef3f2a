import * as v from 'valibot';
import { LOCALES, type Written } from '#edge/contract/locale.ts';

/** The schema of a synced record: objects, arrays, maps, nullable parts and plain values. */
export type RecordSchema = v.GenericSchema<unknown, object>;

type DeepReadonly<T> = unknown extends T
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

/** What a schema describes; everything in it is read-only. */
export type RecordOf<S extends v.GenericSchema> = DeepReadonly<v.InferOutput<S>>;

/** A map by language that may lack some. */
export const someLanguages = <S extends v.GenericSchema>(text: S) =>
  v.record(v.picklist(LOCALES), text);

/** A map that has every language whose texts are whole. */
export const everyLanguage = <S extends v.GenericSchema>(text: S) =>
  // valibot types the keys of such a map as optional.
  someLanguages(text) as unknown as v.GenericSchema<Written<v.InferOutput<S>>>;

interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
}

/** Schemas around others, whose own shape says nothing. */
const inner = (node: Node): Node => (node.wrapped === undefined ? node : inner(node.wrapped));

const namesBelow = (schema: Node, path: string): string[] => {
  const node = inner(schema);
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (node.entries !== undefined)
    return Object.entries(node.entries).flatMap(([key, each]) => namesBelow(each, below(key)));
  if (node.type === 'record' && node.value !== undefined) return namesBelow(node.value, below('*'));
  if (node.item !== undefined) return namesBelow(node.item, path);
  return [node.type === 'unknown' ? below('**') : path];
};

/**
 * The dotted names of all plain values in a record, sorted; arrays add nothing to a name, the keys of
 * a map are `*`, and what is of no declared shape ends in `**`. They are all that a device may keep.
 */
export const fieldNames = (schema: RecordSchema): readonly string[] =>
  namesBelow(schema as unknown as Node, '').sort();
