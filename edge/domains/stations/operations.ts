import './nearby.ts';
import './detail.ts';
