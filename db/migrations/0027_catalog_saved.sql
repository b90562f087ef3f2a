CREATE TABLE `saved_configuration` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`choice` text NOT NULL,
	`total_idr` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_configuration_customer` ON `saved_configuration` (`customer_id`,`saved_at`);