CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`auth_uid` text,
	`o_id` integer,
	`odoo_id` integer,
	`customer_type` text NOT NULL,
	`name` text NOT NULL,
	`email_address` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`phone_number` text,
	`is_google_account` integer DEFAULT false NOT NULL,
	`photo_url` text,
	`birth_date` text,
	`gender` text,
	`occupation` text,
	`persona` text,
	`branch_location` text,
	`selected_language` text DEFAULT 'id' NOT NULL,
	`is_ps` integer DEFAULT false NOT NULL,
	`status_affiliator` integer DEFAULT false NOT NULL,
	`permissions` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "customer_gender" CHECK("customer"."gender" in ('MALE', 'FEMALE')),
	CONSTRAINT "customer_type_known" CHECK("customer"."customer_type" in ('personal', 'company'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_auth_uid` ON `customer` (`auth_uid`);--> statement-breakpoint
CREATE UNIQUE INDEX `customer_email` ON `customer` (lower("email_address"));--> statement-breakpoint
CREATE UNIQUE INDEX `customer_phone` ON `customer` (`phone_number`);--> statement-breakpoint
CREATE INDEX `customer_o_id` ON `customer` (`o_id`);--> statement-breakpoint
CREATE TABLE `battery` (
	`id` text PRIMARY KEY NOT NULL,
	`serial_number` text NOT NULL,
	`model` text NOT NULL,
	`owner_id` text,
	`vehicle_id` text,
	`slot` integer,
	`produced_at` integer NOT NULL,
	`cycles` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	`capacity_wh` integer NOT NULL,
	`chemistry` text NOT NULL,
	`warranty_until_at` integer NOT NULL,
	`locked` integer DEFAULT false NOT NULL,
	`locked_by` text,
	`is_boost_charge_capable` integer NOT NULL,
	`firmware_version` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "battery_in_a_slot" CHECK(("battery"."vehicle_id" is null) = ("battery"."slot" is null)),
	CONSTRAINT "battery_slot_range" CHECK("battery"."slot" in (1, 2))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `battery_serial_number_unique` ON `battery` (`serial_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `battery_slot` ON `battery` (`vehicle_id`,`slot`);--> statement-breakpoint
CREATE INDEX `battery_owner` ON `battery` (`owner_id`);--> statement-breakpoint
CREATE TABLE `battery_use` (
	`id` text PRIMARY KEY NOT NULL,
	`battery_id` text NOT NULL,
	`vin` text NOT NULL,
	`model` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`cycles` integer NOT NULL,
	FOREIGN KEY (`battery_id`) REFERENCES `battery`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `battery_use_battery` ON `battery_use` (`battery_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `service_record` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`location` text NOT NULL,
	`serviced_at` integer NOT NULL,
	`type` text NOT NULL,
	`odometer_km` integer NOT NULL,
	`status` text NOT NULL,
	`detail` text NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `service_record_vehicle` ON `service_record` (`vehicle_id`,`serviced_at`);--> statement-breakpoint
CREATE TABLE `vehicle` (
	`id` text PRIMARY KEY NOT NULL,
	`vin` text NOT NULL,
	`owner_id` text NOT NULL,
	`product_code` text NOT NULL,
	`generation` text NOT NULL,
	`color_code` text NOT NULL,
	`accent_code` text,
	`registration_plate` text,
	`plate_progress` text NOT NULL,
	`plate_estimate_at` integer,
	`plate_collected_at` integer,
	`production_year` integer NOT NULL,
	`purchased_at` integer NOT NULL,
	`arrived_at` integer,
	`delivered_at` integer,
	`warranty_until_at` integer,
	`free_service_until_at` integer,
	`roadside_until_at` integer,
	`odometer_km` integer DEFAULT 0 NOT NULL,
	`iot_status` text NOT NULL,
	`last_iot_update_at` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "vehicle_odometer" CHECK("vehicle"."odometer_km" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_vin_unique` ON `vehicle` (`vin`);--> statement-breakpoint
CREATE INDEX `vehicle_owner` ON `vehicle` (`owner_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_plate` ON `vehicle` (`registration_plate`);--> statement-breakpoint
CREATE TABLE `vehicle_warranty` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`part` text NOT NULL,
	`until_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vehicle_warranty_part` ON `vehicle_warranty` (`vehicle_id`,`part`);--> statement-breakpoint
CREATE TABLE `assertion` (
	`ok` integer NOT NULL,
	CONSTRAINT "assertion_holds" CHECK("assertion"."ok" = 1)
);
--> statement-breakpoint
CREATE TABLE `change` (
	`collection` text NOT NULL,
	`entity_id` text NOT NULL,
	`audience` text NOT NULL,
	`seq` integer NOT NULL,
	`removed` integer NOT NULL,
	`visible_until_at` integer,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`collection`, `entity_id`, `audience`)
);
--> statement-breakpoint
CREATE INDEX `change_page` ON `change` (`audience`,`collection`,`seq`);--> statement-breakpoint
CREATE INDEX `change_removals` ON `change` (`changed_at`) WHERE "change"."removed" = 1;--> statement-breakpoint
CREATE TABLE `commit_counter` (
	`id` integer PRIMARY KEY NOT NULL,
	`commits` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `feed` (
	`id` integer PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`seq` integer NOT NULL,
	`pruned_seq` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `idempotency` (
	`key` text NOT NULL,
	`actor` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_age` ON `idempotency` (`created_at`);--> statement-breakpoint
CREATE TABLE `job` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`payload` text,
	`run_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`locked_until_at` integer,
	`last_error` text,
	`done_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_due` ON `job` (`run_at`) WHERE "job"."done_at" is null;--> statement-breakpoint
CREATE TABLE `seed` (
	`slug` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `vehicle_share` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`guest_id` text NOT NULL,
	`loan_start_at` integer NOT NULL,
	`loan_end_at` integer NOT NULL,
	`revoked_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`guest_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "vehicle_share_times" CHECK("vehicle_share"."loan_end_at" > "vehicle_share"."loan_start_at"),
	CONSTRAINT "vehicle_share_not_self" CHECK("vehicle_share"."guest_id" <> "vehicle_share"."owner_id")
);
--> statement-breakpoint
CREATE INDEX `vehicle_share_vehicle` ON `vehicle_share` (`vehicle_id`);--> statement-breakpoint
CREATE INDEX `vehicle_share_guest` ON `vehicle_share` (`guest_id`);