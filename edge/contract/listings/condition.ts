/** What an owner grades before publishing, in the order people walk around a thing. */
export const CHECKLIST = {
  MOTORCYCLE: [
    'body',
    'frame',
    'tyres',
    'brakes',
    'suspension',
    'lights',
    'display',
    'seat',
    'motor',
    'charger',
  ],
  BATTERY: ['casing', 'connector', 'handle', 'charging'],
} as const;

export type ListingKind = keyof typeof CHECKLIST;
export const LISTING_KINDS = Object.keys(CHECKLIST) as ListingKind[];

export type CheckItem = (typeof CHECKLIST)[ListingKind][number];
export const CHECK_ITEMS: readonly CheckItem[] = [...CHECKLIST.MOTORCYCLE, ...CHECKLIST.BATTERY];

/** The best first. */
export const GRADES = ['LIKE_NEW', 'GOOD', 'WORN', 'REPAIR'] as const;
export type Grade = (typeof GRADES)[number];

export const ACCIDENTS = ['NONE', 'MINOR', 'MAJOR'] as const;
export type Accident = (typeof ACCIDENTS)[number];

export interface Graded {
  readonly item: CheckItem;
  readonly grade: Grade;
}

/** What is graded of a kind's checklist, in its order; anything else is dropped. */
export const gradedOf = (kind: ListingKind, grades: Readonly<Record<string, string>>): Graded[] =>
  CHECKLIST[kind].flatMap((item) => {
    const grade = GRADES.find((each) => each === grades[item]);
    return grade === undefined ? [] : [{ item, grade }];
  });
