export { configurableModel, modelOf } from './configuration.sql.ts';
export { tellPriceChanges } from './prices/jobs.ts';
export { productName, productNames } from './product-names.sql.ts';
export { settingsAt } from './settings/setting.sql.ts';
