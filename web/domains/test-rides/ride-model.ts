import type { ReactNode } from 'react';

export interface RideModel {
  /** The specification’s number. */
  readonly productId: number;
  readonly slug: string;
  readonly name: string;
  readonly slogan: string;
}

export interface ShownModel extends RideModel {
  readonly picture: ReactNode;
}
