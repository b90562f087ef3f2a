/**
 * Closed before a wipe begins and never opened again for that owner: what was under way when a
 * person signed out must not write their data back after it was deleted.
 */
export class Gate {
  readonly #controller = new AbortController();

  get open(): boolean {
    return !this.#controller.signal.aborted;
  }

  /** Aborts the requests that were made with it. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  close(): void {
    this.#controller.abort();
  }
}
