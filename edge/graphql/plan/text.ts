/** JSON text of a value, at once or later. */
export type Text = string | Promise<string>;

const PLAIN_LENGTH = 32;

/** JSON text of a string. Short plain ones, which most are, skip the call into the engine. */
export const quote = (value: string): string => {
  if (value.length > PLAIN_LENGTH) return JSON.stringify(value);
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff))
      return JSON.stringify(value);
  }
  return `"${value}"`;
};

/**
 * Collects the texts of an object's fields or a list's items. While none of them is a promise this is
 * string concatenation; the parts are kept apart from the first promise on.
 */
export class TextBuilder {
  #text: string;
  #parts: Text[] | undefined;

  constructor(open: string) {
    this.#text = open;
  }

  add(lead: string, text: Text): void {
    if (typeof text === 'string') {
      this.#text += lead + text;
      return;
    }
    this.#parts ??= [];
    this.#parts.push(this.#text + lead, text);
    this.#text = '';
  }

  end(close: string): Text {
    if (this.#parts === undefined) return this.#text + close;
    this.#parts.push(this.#text + close);
    return Promise.all(this.#parts).then((parts) => parts.join(''));
  }

  /** A sibling failed for good: what is still under way has nowhere to go, and must not be unhandled. */
  abandon(): void {
    for (const part of this.#parts ?? []) if (typeof part !== 'string') part.catch(() => {});
  }
}

export const isPromiseLike = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  'then' in value &&
  typeof value.then === 'function';
