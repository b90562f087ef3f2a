import type { ComponentType } from 'react';
import { type Arrival, arrival } from './arrival.ts';

/** Of a module: the component itself, or what it exports by default. */
export type LoadPart<Props> = () => Promise<
  ComponentType<Props> | { readonly default: ComponentType<Props> }
>;

export const partOf = <Props>(load: LoadPart<Props>): Arrival<ComponentType<Props>> =>
  arrival(async () => {
    const loaded = await load();
    return typeof loaded === 'function' ? loaded : loaded.default;
  });
