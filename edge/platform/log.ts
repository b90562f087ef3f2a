/** Structured fields of one log line. Personal data never goes in. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** One JSON object a line. */
export const createLog = (write: (line: string) => void, base: LogFields = {}): Log => {
  const at =
    (level: string) =>
    (event: string, fields: LogFields = {}): void =>
      write(JSON.stringify({ level, event, ...base, ...fields }));
  return { info: at('info'), warn: at('warn'), error: at('error') };
};
