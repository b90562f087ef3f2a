CREATE TABLE `order_settlement` (
	`cause_id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`note` text NOT NULL,
	`settled_by` text NOT NULL,
	`settled_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_settlement_order` ON `order_settlement` (`order_id`);