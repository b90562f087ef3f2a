import './audit.ts';
import './claim.ts';
import './queue.ts';
import './grant.ts';
import './role.ts';
import './status.ts';
