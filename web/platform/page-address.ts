import { ARGUMENT_LIMITS } from '#edge/contract/limits.ts';

const isSegment = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    // A page gets it as it stands in the address, and asks the BFF with that.
    return segment.length <= ARGUMENT_LIMITS.ID;
  } catch {
    // `%` without the number of a byte, or bytes that are no text.
    return false;
  }
};

/** Whether a page can have that path: Next answers 500 to some that cannot be read, or end in no id. */
export const isPageAddress = (pathname: string): boolean => pathname.split('/').every(isSegment);
