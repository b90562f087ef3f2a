ALTER TABLE `service_booking` ADD `order_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `service_booking_order_id_unique` ON `service_booking` (`order_id`);--> statement-breakpoint
ALTER TABLE `roadside_subscription` ADD `order_id` text;--> statement-breakpoint
ALTER TABLE `roadside_subscription` ADD `cancelled_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `roadside_subscription_order_id_unique` ON `roadside_subscription` (`order_id`);--> statement-breakpoint
ALTER TABLE `order_item` ADD `vin` text;--> statement-breakpoint
ALTER TABLE `coupon` ADD `is_announced` integer DEFAULT false NOT NULL;