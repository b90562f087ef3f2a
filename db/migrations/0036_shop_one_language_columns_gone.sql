ALTER TABLE `product_value` DROP COLUMN `name_en`;--> statement-breakpoint
ALTER TABLE `product_value` DROP COLUMN `name_id`;--> statement-breakpoint
ALTER TABLE `shop_item` DROP COLUMN `name_en`;--> statement-breakpoint
ALTER TABLE `shop_item` DROP COLUMN `name_id`;--> statement-breakpoint
ALTER TABLE `shop_item` DROP COLUMN `description_en`;--> statement-breakpoint
ALTER TABLE `shop_item` DROP COLUMN `description_id`;--> statement-breakpoint
ALTER TABLE `spare_part` DROP COLUMN `name_en`;--> statement-breakpoint
ALTER TABLE `spare_part` DROP COLUMN `name_id`;--> statement-breakpoint
ALTER TABLE `spare_part` DROP COLUMN `description_en`;--> statement-breakpoint
ALTER TABLE `spare_part` DROP COLUMN `description_id`;