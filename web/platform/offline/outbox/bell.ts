/** Wakes one waiting loop; a ring that nobody was waiting for is not lost. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring, or at once when it rang since the last wait. */
  wait(): Promise<void>;
}

export const createBell = (): Bell => {
  let rang = false;
  let resume: (() => void) | undefined;
  return {
    ring: () => {
      rang = true;
      resume?.();
    },
    wait: async () => {
      if (!rang)
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      rang = false;
      resume = undefined;
    },
  };
};
