/** A code of the provider that went to a telephone. */
export interface CodeSent {
  /** As the provider shows it, most of it hidden. */
  readonly phoneNumber: string;
  /** Key of the message about the code typed before. */
  readonly problem: string | undefined;
}

/** @returns the code, or undefined when the person gave up */
export type AskForCode = (sent: CodeSent) => Promise<string | undefined>;
