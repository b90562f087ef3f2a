import { expect, it } from 'vitest';
import { refuseWarnings } from '#edge/deploy/refuse-warnings.ts';

const NOTHING_WRONG = `
Total Upload: 3628.90 KiB / gzip: 833.43 KiB
Your Worker has access to the following bindings:
env.FILES (alva-files)   R2 Bucket

--dry-run: exiting now.`;

const LOST_BINDING = `▲ [WARNING] Processing wrangler.toml configuration:

  
    - "env.jakarta" environment configuration
      - "version_metadata" exists at the top level, but not on "env.jakarta".
        Please add "version_metadata" to "env.jakarta".


Total Upload: 3628.90 KiB`;

it('a deployment that wrangler has nothing to say against goes on', () => {
  expect(() => refuseWarnings(NOTHING_WRONG)).not.toThrow();
});

it('a deployment that would lose a binding is refused, and says which', () => {
  expect(() => refuseWarnings(LOST_BINDING)).toThrow(/"version_metadata" exists at the top level/);
  expect(() => refuseWarnings(LOST_BINDING)).not.toThrow(/Total Upload/);
});

const LOST_RULE = `▲ [WARNING] Found 1 invalid header rule:

  ▶︎ Maximum number of rules supported is 100. Skipping remaining 2 lines of file.


Total Upload: 3628.90 KiB`;

it('a deployment that would drop rules for files is refused, and says how many may be', () => {
  expect(() => refuseWarnings(LOST_RULE)).toThrow(/Maximum number of rules supported is 100/);
});
