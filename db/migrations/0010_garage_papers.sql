CREATE TABLE `vehicle_paper` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`status_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_paper_kind` ON `vehicle_paper` (`vehicle_id`,`kind`);--> statement-breakpoint
ALTER TABLE `battery` ADD `charge_percent` integer;--> statement-breakpoint
ALTER TABLE `battery` ADD `reported_at` integer;--> statement-breakpoint
ALTER TABLE `battery` ADD `missing_since_at` integer;