ALTER TABLE `customer_order` ADD `next_try_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `customer_order` ADD `delivery_planned_at` integer;--> statement-breakpoint
ALTER TABLE `job` ADD `started_at` integer;