CREATE TABLE `product_price_change` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`battery` text NOT NULL,
	`area_code` text,
	`vehicle_idr` integer NOT NULL,
	`bbnkb_idr` integer,
	`pkb_idr` integer,
	`stnk_idr` integer,
	`tnkb_idr` integer,
	`bpkb_idr` integer,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`begin_told` integer DEFAULT false NOT NULL,
	`end_told` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "product_price_change_span" CHECK("product_price_change"."ends_at" is null or "product_price_change"."ends_at" >= "product_price_change"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `product_price_change_product` ON `product_price_change` (`product_id`,`battery`,`starts_at`);--> statement-breakpoint
CREATE INDEX `product_price_change_start` ON `product_price_change` (`starts_at`);--> statement-breakpoint
CREATE INDEX `product_price_change_end` ON `product_price_change` (`ends_at`) WHERE "product_price_change"."ends_at" is not null;--> statement-breakpoint
ALTER TABLE `service_booking` ADD `missed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `service_booking` ADD `work` text;--> statement-breakpoint
ALTER TABLE `service_booking` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `coupon` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `place` ADD `hours_version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `customer_order_placed` ON `customer_order` (`placed_at`);--> statement-breakpoint
CREATE INDEX `order_history_time` ON `order_history` (`happened_at`);--> statement-breakpoint
CREATE INDEX `transfer_time` ON `transfer` (`event_at`);