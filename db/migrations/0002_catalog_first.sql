CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`odoo_product_id` integer NOT NULL,
	`name` text NOT NULL,
	`generation` text,
	`look` text NOT NULL,
	`image` text NOT NULL,
	`is_active` integer NOT NULL,
	`order_sequence` integer NOT NULL,
	`show_dp_simulation` integer NOT NULL,
	`show_testi` integer NOT NULL,
	`e_brochure` text,
	`standard_battery` text NOT NULL,
	`subsidy_id` text,
	FOREIGN KEY (`subsidy_id`) REFERENCES `subsidy`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `product_odoo_product_id_unique` ON `product` (`odoo_product_id`);--> statement-breakpoint
CREATE TABLE `product_price` (
	`product_id` text NOT NULL,
	`battery` text NOT NULL,
	`area_code` text NOT NULL,
	`vehicle_idr` integer NOT NULL,
	`bbnkb_idr` integer NOT NULL,
	`pkb_idr` integer NOT NULL,
	`stnk_idr` integer NOT NULL,
	`tnkb_idr` integer NOT NULL,
	`bpkb_idr` integer NOT NULL,
	`otr_idr` integer GENERATED ALWAYS AS (vehicle_idr + bbnkb_idr + pkb_idr + stnk_idr + tnkb_idr + bpkb_idr) STORED NOT NULL,
	PRIMARY KEY(`product_id`, `area_code`, `battery`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_price_area` ON `product_price` (`area_code`);--> statement-breakpoint
CREATE TABLE `product_text` (
	`product_id` text NOT NULL,
	`locale` text NOT NULL,
	`slogan` text NOT NULL,
	`edition` text NOT NULL,
	`image_label` text NOT NULL,
	`description` text NOT NULL,
	`main_features` text NOT NULL,
	`sections` text NOT NULL,
	`specifications` text NOT NULL,
	PRIMARY KEY(`product_id`, `locale`),
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `product_value` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`component` text NOT NULL,
	`code` text NOT NULL,
	`category` text NOT NULL,
	`parent_code` text,
	`name_en` text NOT NULL,
	`name_id` text NOT NULL,
	`hex` text,
	`battery1` text,
	`battery2` text,
	`is_rent_battery` integer NOT NULL,
	`monthly_fee_idr` integer,
	`validity_to_show_at` integer,
	`validity_dealer_id` text,
	`product_code` text,
	`images` text NOT NULL,
	`order_sequence` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `product_value_product` ON `product_value` (`product_id`,`order_sequence`);--> statement-breakpoint
CREATE TABLE `subsidy` (
	`id` text PRIMARY KEY NOT NULL,
	`amount_idr` integer NOT NULL,
	`is_active` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `meta_tag` (
	`page_name` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`h1` text NOT NULL,
	`h2` text NOT NULL,
	`h3` text NOT NULL,
	`image` text NOT NULL,
	PRIMARY KEY(`page_name`, `locale`)
);
--> statement-breakpoint
CREATE TABLE `page` (
	`name` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`is_active` integer NOT NULL,
	`order_sequence` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page_text` (
	`page_name` text NOT NULL,
	`locale` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`blocks` text NOT NULL,
	PRIMARY KEY(`page_name`, `locale`),
	FOREIGN KEY (`page_name`) REFERENCES `page`(`name`) ON UPDATE no action ON DELETE no action
);
