import './ev-list.ts';
