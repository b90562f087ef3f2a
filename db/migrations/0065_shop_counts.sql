CREATE TABLE `shop_stock_count` (
	`id` text PRIMARY KEY NOT NULL,
	`variant_id` text NOT NULL,
	`dealer_slug` text NOT NULL,
	`on_hand_before` integer NOT NULL,
	`on_hand_after` integer NOT NULL,
	`actor_id` text NOT NULL,
	`reason` text NOT NULL,
	`counted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `shop_stock_count_goods` ON `shop_stock_count` (`variant_id`,`dealer_slug`,`counted_at`);