CREATE TABLE `cart` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text,
	`version` integer DEFAULT 1 NOT NULL,
	`coupon` text,
	`address` text,
	`shipping_method` text,
	`dealer_slug` text,
	`order_id` text,
	`merged_into` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_open` ON `cart` (`customer_id`) WHERE "cart"."customer_id" is not null and "cart"."order_id" is null and "cart"."merged_into" is null;--> statement-breakpoint
CREATE INDEX `cart_updated` ON `cart` (`updated_at`);--> statement-breakpoint
CREATE TABLE `cart_line` (
	`cart_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`cart_id`, `variant_id`),
	FOREIGN KEY (`cart_id`) REFERENCES `cart`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cart_line_quantity" CHECK("cart_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE `order_item` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`variant_id` text NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`size` text NOT NULL,
	`name` text DEFAULT '{}' NOT NULL,
	`image` text,
	`quantity` integer NOT NULL,
	`unit_idr` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_item_quantity" CHECK("order_item"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE `shop_hold` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`dealer_slug` text NOT NULL,
	`quantity` integer NOT NULL,
	`held_at` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`, `dealer_slug`),
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shop_hold_quantity" CHECK("shop_hold"."quantity" > 0)
);
--> statement-breakpoint
CREATE INDEX `shop_hold_goods` ON `shop_hold` (`variant_id`,`dealer_slug`);--> statement-breakpoint
CREATE TABLE `shop_stock` (
	`variant_id` text NOT NULL,
	`dealer_slug` text NOT NULL,
	`on_hand` integer NOT NULL,
	PRIMARY KEY(`variant_id`, `dealer_slug`),
	CONSTRAINT "shop_stock_on_hand" CHECK("shop_stock"."on_hand" >= 0)
);
--> statement-breakpoint
ALTER TABLE `coupon` ADD `applies_to` text DEFAULT 'MOTORCYCLE' NOT NULL;--> statement-breakpoint
ALTER TABLE `customer_order` ADD `kind` text DEFAULT 'MOTORCYCLE' NOT NULL;--> statement-breakpoint
ALTER TABLE `customer_order` ADD `cart_id` text;--> statement-breakpoint
ALTER TABLE `customer_order` ADD `shipping_method` text;--> statement-breakpoint
CREATE UNIQUE INDEX `customer_order_cart_id_unique` ON `customer_order` (`cart_id`);--> statement-breakpoint
ALTER TABLE `shop_item` ADD `weight_grams` integer DEFAULT 500 NOT NULL;--> statement-breakpoint
ALTER TABLE `spare_part` ADD `weight_grams` integer DEFAULT 500 NOT NULL;