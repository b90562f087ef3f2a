CREATE TABLE `order_invoice` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`sequence` integer NOT NULL,
	`revision` integer NOT NULL,
	`order_id` text NOT NULL,
	`total_idr` integer NOT NULL,
	`facts` text NOT NULL,
	`upload_id` text NOT NULL,
	`hash` text NOT NULL,
	`changed_by` text,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`upload_id`) REFERENCES `upload`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_invoice_code_unique` ON `order_invoice` (`code`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_invoice_upload_id_unique` ON `order_invoice` (`upload_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_invoice_number` ON `order_invoice` (`sequence`,`revision`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_invoice_revision` ON `order_invoice` (`order_id`,`revision`);--> statement-breakpoint
CREATE INDEX `order_owner_company` ON `order_owner` (`order_id`) WHERE "order_owner"."customer_type" = 'company';