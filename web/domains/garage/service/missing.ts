/** What an appointment needs besides a motorcycle, in the order of the form. */
const NEEDED = ['place', 'day', 'time'] as const;
export type Needed = (typeof NEEDED)[number];

/** What is still to be chosen. Times are there only once a workshop and a day are. */
export const missingOf = ({
  slug,
  day,
  at,
}: {
  readonly slug: string;
  readonly day: string;
  readonly at: number | undefined;
}): readonly Needed[] =>
  NEEDED.filter((each) => {
    if (each === 'place') return slug === '';
    if (each === 'day') return day === '';
    return slug !== '' && day !== '' && at === undefined;
  });
