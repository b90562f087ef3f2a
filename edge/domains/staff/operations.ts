import './audit.ts';
import './role.ts';
