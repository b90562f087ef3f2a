CREATE TABLE `shop_item` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`kind` text NOT NULL,
	`name_en` text NOT NULL,
	`name_id` text NOT NULL,
	`description_en` text NOT NULL,
	`description_id` text NOT NULL,
	`price_idr` integer NOT NULL,
	`fits` text NOT NULL,
	`image` text,
	`is_active` integer NOT NULL,
	`order_sequence` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `shop_item_slug_unique` ON `shop_item` (`slug`);--> statement-breakpoint
CREATE INDEX `shop_item_kind` ON `shop_item` (`kind`,`order_sequence`);--> statement-breakpoint
CREATE TABLE `shop_item_size` (
	`id` text PRIMARY KEY NOT NULL,
	`item_id` text NOT NULL,
	`size` text NOT NULL,
	`stock` integer NOT NULL,
	`order_sequence` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `shop_item`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `shop_item_size_item` ON `shop_item_size` (`item_id`,`order_sequence`);--> statement-breakpoint
CREATE TABLE `spare_part` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`code` text NOT NULL,
	`category` text NOT NULL,
	`name_en` text NOT NULL,
	`name_id` text NOT NULL,
	`description_en` text NOT NULL,
	`description_id` text NOT NULL,
	`fits` text NOT NULL,
	`product_name` text NOT NULL,
	`company` text NOT NULL,
	`price_idr` integer NOT NULL,
	`price_list_idr` integer NOT NULL,
	`img_urls` text NOT NULL,
	`is_show_button` integer NOT NULL,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part_id_unique` ON `spare_part` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `spare_part_code_unique` ON `spare_part` (`code`);--> statement-breakpoint
CREATE INDEX `spare_part_category` ON `spare_part` (`category`,`row_number`);