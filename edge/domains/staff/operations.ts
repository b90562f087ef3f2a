import './audit.ts';
import './grant.ts';
import './role.ts';
