CREATE TABLE `order_receipt_meterai` (
	`receipt_id` text PRIMARY KEY NOT NULL,
	`serial` text NOT NULL,
	`affixed_by` text NOT NULL,
	`affixed_at` integer NOT NULL,
	FOREIGN KEY (`receipt_id`) REFERENCES `order_receipt`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_receipt_meterai_serial_unique` ON `order_receipt_meterai` (`serial`);--> statement-breakpoint
CREATE TABLE `unit_event` (
	`id` text PRIMARY KEY NOT NULL,
	`unit_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_id` text NOT NULL,
	`note` text,
	`happened_at` integer NOT NULL,
	FOREIGN KEY (`unit_id`) REFERENCES `unit`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `unit_event_unit` ON `unit_event` (`unit_id`,`happened_at`);--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_key_unique` ON `affiliate` (`key`);--> statement-breakpoint
ALTER TABLE `order_line` ADD `basis_points` integer;