CREATE TABLE `service_estimate` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`lines` text NOT NULL,
	`total_idr` integer NOT NULL,
	`state` text NOT NULL,
	`stated_at` integer NOT NULL,
	`answered_at` integer,
	`order_id` text,
	FOREIGN KEY (`booking_id`) REFERENCES `service_booking`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "service_estimate_total" CHECK("service_estimate"."total_idr" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_estimate_order_id_unique` ON `service_estimate` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `service_estimate_stated` ON `service_estimate` (`booking_id`) WHERE "service_estimate"."state" = 'STATED';--> statement-breakpoint
CREATE INDEX `service_estimate_booking` ON `service_estimate` (`booking_id`,`stated_at`);