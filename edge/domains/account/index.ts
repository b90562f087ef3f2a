export { loadChangedAddresses } from './address-record.ts';
export { serveFile } from './upload/serve.ts';
