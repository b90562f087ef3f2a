CREATE TABLE `place` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`location` text NOT NULL,
	`address1` text NOT NULL,
	`address2` text,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`country` text NOT NULL,
	`zip_code` text,
	`latitude` real NOT NULL,
	`longitude` real NOT NULL,
	`time_zone` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`upcoming` integer DEFAULT false NOT NULL,
	`opens_at` integer,
	`dealer_id` text NOT NULL,
	`dealer_slug` text NOT NULL,
	`phone` text,
	`whatsapp` text,
	`image_url` text,
	`gallery` text DEFAULT '[]' NOT NULL,
	`descriptions` text NOT NULL,
	`sales` integer NOT NULL,
	`services` integer NOT NULL,
	`spare_part` integer NOT NULL,
	`test_ride` integer NOT NULL,
	`hours_for_sales` text,
	`hours_for_service` text,
	`charging` text,
	`is_demo` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `place_dealer_slug_unique` ON `place` (`dealer_slug`);--> statement-breakpoint
CREATE INDEX `place_city` ON `place` (`city`);--> statement-breakpoint
CREATE TABLE `connector` (
	`evse_id` text NOT NULL,
	`connector_id` text NOT NULL,
	`standard` text NOT NULL,
	`format` text DEFAULT 'SOCKET' NOT NULL,
	`power_type` text,
	`max_electric_power_w` integer,
	`max_amperage_a` integer,
	PRIMARY KEY(`evse_id`, `connector_id`),
	FOREIGN KEY (`evse_id`) REFERENCES `evse`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `evse` (
	`id` text PRIMARY KEY NOT NULL,
	`station_id` text NOT NULL,
	`evses_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evse_station_uid` ON `evse` (`station_id`,`evses_id`);--> statement-breakpoint
CREATE TABLE `evse_status` (
	`id` text PRIMARY KEY NOT NULL,
	`station_id` text NOT NULL,
	`status` text NOT NULL,
	`since_at` integer,
	`last_updated_at` integer,
	FOREIGN KEY (`id`) REFERENCES `evse`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `evse_status_station` ON `evse_status` (`station_id`);--> statement-breakpoint
CREATE TABLE `station` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`source` text NOT NULL,
	`source_ref` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`location_name` text NOT NULL,
	`operator_name` text,
	`address` text NOT NULL,
	`city_name` text NOT NULL,
	`province_name` text NOT NULL,
	`lat` real NOT NULL,
	`lon` real NOT NULL,
	`time_zone` text NOT NULL,
	`charging_station_type` text NOT NULL,
	`features` text DEFAULT '[]' NOT NULL,
	`motorcycle_allowed` integer,
	`hours` text,
	`is_free` integer DEFAULT false NOT NULL,
	`per_kwh_idr` integer,
	`per_minute_idr` integer,
	`per_session_idr` integer,
	`phone_number` text,
	`whatsapp` text,
	`description` text,
	`how_to_use` text,
	`img` text DEFAULT '[]' NOT NULL,
	`last_confirmed_at` integer,
	`updated_at` integer NOT NULL,
	`import_hash` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `station_slug_unique` ON `station` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `station_source` ON `station` (`source`,`source_ref`);--> statement-breakpoint
CREATE INDEX `station_city` ON `station` (`city_name`) WHERE "station"."is_active" = 1;--> statement-breakpoint
CREATE TABLE `station_compatibility` (
	`station_id` text NOT NULL,
	`product_slug` text NOT NULL,
	`is_compatible` integer NOT NULL,
	PRIMARY KEY(`station_id`, `product_slug`),
	FOREIGN KEY (`station_id`) REFERENCES `station`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `station_point` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`station_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `station_point_station_id_unique` ON `station_point` (`station_id`);