import './sync.ts';
