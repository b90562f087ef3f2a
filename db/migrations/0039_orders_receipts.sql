CREATE TABLE `order_receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`sequence` integer NOT NULL,
	`order_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`amount_idr` integer NOT NULL,
	`facts` text NOT NULL,
	`upload_id` text NOT NULL,
	`hash` text NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempt`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upload_id`) REFERENCES `upload`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_receipt_code_unique` ON `order_receipt` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_receipt_sequence_unique` ON `order_receipt` (`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_receipt_attempt_id_unique` ON `order_receipt` (`attempt_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_receipt_upload_id_unique` ON `order_receipt` (`upload_id`);--> statement-breakpoint
CREATE INDEX `order_receipt_order` ON `order_receipt` (`order_id`,`issued_at`);