export { loadChangedPages } from './page-record.ts';
