CREATE TABLE `customer_merge` (
	`id` text PRIMARY KEY NOT NULL,
	`from_id` text NOT NULL,
	`into_id` text NOT NULL,
	`reason` text NOT NULL,
	`merged_by` text NOT NULL,
	`merged_at` integer NOT NULL,
	FOREIGN KEY (`from_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`into_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_merge_two" CHECK("customer_merge"."from_id" <> "customer_merge"."into_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_merge_from_id_unique` ON `customer_merge` (`from_id`);--> statement-breakpoint
CREATE INDEX `customer_merge_into` ON `customer_merge` (`into_id`);--> statement-breakpoint
CREATE INDEX `order_complaint_waiting` ON `order_complaint` (`opened_at`) WHERE "order_complaint"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX `goods_return_waiting` ON `goods_return` (`created_at`) WHERE "goods_return"."state" not in ('REFUSED', 'WITHDRAWN', 'REFUNDED');