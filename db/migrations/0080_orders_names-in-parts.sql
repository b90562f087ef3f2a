CREATE TABLE `order_name_number` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_name_number_order_id_unique` ON `order_name_number` (`order_id`);--> statement-breakpoint
DROP INDEX `customer_order_name`;--> statement-breakpoint
DROP INDEX `order_owner_name`;