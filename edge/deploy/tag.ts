import { execFileSync } from 'node:child_process';
import { DeployFault } from './fault.ts';

/**
 * The commit. What is in no commit cannot be found again, and nobody has looked at it.
 * @param allowed somebody said that changes may go along
 */
export const tagOf = (allowed: boolean, folder = '.'): string => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const changed = git('status', '--porcelain') !== '';
  if (changed && !allowed)
    throw new DeployFault(
      'The tree has changes that are in no commit. Commit them, or say --changed to deploy them all the same.',
    );
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? '-changed' : ''}`;
};
