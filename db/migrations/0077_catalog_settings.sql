CREATE TABLE `shop_setting` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`value` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`withdrawn_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`reason` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "shop_setting_withdrawn" CHECK("shop_setting"."withdrawn_at" is null or "shop_setting"."withdrawn_at" < "shop_setting"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `shop_setting_name` ON `shop_setting` (`name`,`starts_at`);--> statement-breakpoint
ALTER TABLE `customer_order` ADD `windows` text;