ALTER TABLE `product_value` ADD `name` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_item` ADD `name` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `shop_item` ADD `description` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `spare_part` ADD `name` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `spare_part` ADD `description` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `product_value` SET `name` = json_object('en', `name_en`, 'id', `name_id`);--> statement-breakpoint
UPDATE `shop_item` SET `name` = json_object('en', `name_en`, 'id', `name_id`), `description` = json_object('en', `description_en`, 'id', `description_id`);--> statement-breakpoint
UPDATE `spare_part` SET `name` = json_object('en', `name_en`, 'id', `name_id`), `description` = json_object('en', `description_en`, 'id', `description_id`);
