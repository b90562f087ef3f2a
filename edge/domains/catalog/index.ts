export { configurableModel, modelOf } from './configuration.sql.ts';
export { productName, productNames } from './product-names.sql.ts';
