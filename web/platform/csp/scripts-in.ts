const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks (JSON-LD) are never run, so the policy does not concern them. */
const RUNS = /^(?!.*\btype\s*=\s*["']?(?!text\/javascript|module)[\w+/.-]+)/i;

/** The inline scripts of a page that a browser runs, each once. */
export const scriptsIn = (html: string): Set<string> => {
  const scripts = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT))
    if (!/\bsrc\s*=/i.test(attributes) && RUNS.test(attributes)) scripts.add(code);
  return scripts;
};
