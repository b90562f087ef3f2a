import { DeployFault } from './fault.ts';

/** One of wrangler's, up to the empty line after which it goes on with something else. */
const WARNING = /▲ \[WARNING\][\s\S]*?(?=\n\s*\n\S|$)/g;

/**
 * What wrangler only warns of is lost: a binding that an environment does not inherit, a field it does not
 * know, rules over its limits. It goes on without them.
 * @param output as a person reads it
 * @throws DeployFault with the warnings
 */
export const refuseWarnings = (output: string): void => {
  const warnings = output.match(WARNING);
  if (warnings !== null)
    throw new DeployFault(
      `wrangler would go on without something:\n\n${warnings.map((each) => each.trim()).join('\n\n')}`,
    );
};
