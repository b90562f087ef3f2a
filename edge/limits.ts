/** `npm run limits:print`: LIMITS.md, from the limits and rules the code itself holds to. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitsText } from './limits-text.ts';

writeFileSync(join(import.meta.dirname, 'LIMITS.md'), await limitsText());
