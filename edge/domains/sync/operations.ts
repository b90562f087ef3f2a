import './public-sync.ts';
import './sync.ts';
