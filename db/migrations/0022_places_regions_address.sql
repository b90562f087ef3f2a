CREATE TABLE `customer_address` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`address` text NOT NULL,
	`province_id` text NOT NULL,
	`province_name` text NOT NULL,
	`city_id` text NOT NULL,
	`city_name` text NOT NULL,
	`district_id` text NOT NULL,
	`district_name` text NOT NULL,
	`zip_code` text NOT NULL,
	`note` text,
	`latitude` real,
	`longitude` real,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `province_regions` (
	`province_id` text PRIMARY KEY NOT NULL,
	`cities` text NOT NULL
);
