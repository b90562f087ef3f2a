/** Where and how one step of a story goes wrong. */
export interface Fault {
  /** Whoever dies does nothing more in this step; of a lost answer they hear that it failed. */
  readonly kind: 'dies before' | 'dies after' | 'loses the answer';
  readonly of: 'store' | 'provider';
  /** Which of its writes, or of its questions to the provider; 0 is the first. */
  readonly at: number;
}

export interface Faults {
  /** From now on; nothing goes wrong without one. */
  arm(fault: Fault | undefined): void;
  /** It happened since it was armed. */
  readonly fired: boolean;
  interrupt<T>(of: Fault['of'], work: () => Promise<T>): Promise<T>;
}

/** A process that dies, and answers that get lost, where a test wants it. */
export const createFaults = (): Faults => {
  let armed: Fault | undefined;
  let count = 0;
  let isDead = false;
  let fired = false;
  return {
    arm: (fault) => {
      armed = fault;
      count = 0;
      isDead = false;
      fired = false;
    },
    get fired() {
      return fired;
    },
    interrupt: async (of, work) => {
      if (isDead) throw new Error('the process is dead');
      if (armed?.of !== of || count++ !== armed.at) return work();
      fired = true;
      isDead = armed.kind === 'dies before';
      if (isDead) throw new Error('the process died');
      await work();
      isDead = armed.kind === 'dies after';
      throw new Error('the answer was lost');
    },
  };
};
