CREATE TABLE `rider_statistic` (
	`vehicle_id` text PRIMARY KEY NOT NULL,
	`total_trip` integer NOT NULL,
	`efficiency` real NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`named` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rider_statistic_trips_counted" CHECK("rider_statistic"."total_trip" >= 0)
);
--> statement-breakpoint
CREATE INDEX `rider_statistic_trips` ON `rider_statistic` (`total_trip`);--> statement-breakpoint
CREATE INDEX `rider_statistic_efficiency` ON `rider_statistic` (`efficiency`);