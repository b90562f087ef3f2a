import './audit.ts';
import './claim.ts';
import './queue.ts';
import './role.ts';
