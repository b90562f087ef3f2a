CREATE TABLE `station_favourite` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`station_id` text NOT NULL,
	`is_favourite` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `station_favourite_customer` ON `station_favourite` (`customer_id`);--> statement-breakpoint
CREATE TABLE `station_hour` (
	`station_id` text NOT NULL,
	`hour` integer NOT NULL,
	`free` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`station_id`, `hour`),
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `station_report` (
	`id` text PRIMARY KEY NOT NULL,
	`station_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`photo_id` text,
	`seen_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `station_report_station` ON `station_report` (`station_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `station_report_customer` ON `station_report` (`customer_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `station_usual` (
	`station_id` text PRIMARY KEY NOT NULL,
	`free_by_hour` text NOT NULL,
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade
);
