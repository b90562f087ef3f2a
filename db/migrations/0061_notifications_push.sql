CREATE TABLE `push_device` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint_index` text NOT NULL,
	`subscription` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`session_id`) REFERENCES `session`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_device_endpoint` ON `push_device` (`endpoint_index`);--> statement-breakpoint
CREATE INDEX `push_device_customer` ON `push_device` (`customer_id`);--> statement-breakpoint
CREATE INDEX `push_device_session` ON `push_device` (`session_id`);--> statement-breakpoint
DROP INDEX `message_once`;--> statement-breakpoint
ALTER TABLE `message` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `message_once` ON `message` (`notification_id`,`channel`,`device`);--> statement-breakpoint
CREATE INDEX `station_favourite_station` ON `station_favourite` (`station_id`) WHERE "station_favourite"."is_favourite" = 1;