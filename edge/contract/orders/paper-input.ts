import * as v from 'valibot';
import { plateNumber } from '#edge/contract/validators/plate-number.ts';
import { PAPER_PROGRESS } from './papers.ts';
import { REGISTRATION_ITEMS } from './registration-times.ts';

/** Nothing typed is no number: the one that is known stays. */
const numberOrNone = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.transform((typed) => (typed === '' ? null : typed)),
  v.nullable(plateNumber()),
);

/** A paper of an order and how far it is, with the number of the plate where the paper states it. */
export const paperInput = v.pipe(
  v.object({
    item: v.picklist(REGISTRATION_ITEMS, 'required'),
    progress: v.picklist(PAPER_PROGRESS, 'required'),
    plateNumber: numberOrNone,
  }),
  v.forward(
    v.partialCheck(
      [['item'], ['plateNumber']],
      ({ item, plateNumber: number }) => item !== 'BPKB' || number === null,
      'desk.plate-number.title',
    ),
    ['plateNumber'],
  ),
);
export type PaperInput = v.InferOutput<typeof paperInput>;

export const PLATE_NUMBER_REQUIRED = 'desk.plate-number.required';

/** The same typed at the desk, where the field of the plate begins with the number that is known. */
export const paperForm = v.pipe(
  paperInput,
  v.forward(
    v.partialCheck(
      [['item'], ['plateNumber']],
      ({ item, plateNumber: number }) => item !== 'TNKB' || number !== null,
      PLATE_NUMBER_REQUIRED,
    ),
    ['plateNumber'],
  ),
);
