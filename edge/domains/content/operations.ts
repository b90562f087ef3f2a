import './meta-tags.ts';
