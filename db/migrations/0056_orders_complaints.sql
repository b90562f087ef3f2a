CREATE TABLE `order_complaint` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`subject` text NOT NULL,
	`due_at` integer,
	`outcome` text,
	`opened_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_complaint_order` ON `order_complaint` (`order_id`,`opened_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_complaint_open` ON `order_complaint` (`order_id`) WHERE "order_complaint"."state" in ('OPEN', 'ANSWERED');--> statement-breakpoint
CREATE TABLE `order_complaint_message` (
	`id` text PRIMARY KEY NOT NULL,
	`complaint_id` text NOT NULL,
	`order_id` text NOT NULL,
	`author` text NOT NULL,
	`staff_id` text,
	`text` text NOT NULL,
	`files` text NOT NULL,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`complaint_id`) REFERENCES `order_complaint`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_complaint_message_order` ON `order_complaint_message` (`order_id`,`written_at`);