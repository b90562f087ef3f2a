CREATE TABLE `service_booking` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`place_id` text NOT NULL,
	`slot_at` integer NOT NULL,
	`seat` integer NOT NULL,
	`status` text NOT NULL,
	`kind` text NOT NULL,
	`note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`place_id`) REFERENCES `place`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "service_booking_seat_from_one" CHECK("service_booking"."seat" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `service_booking_seat` ON `service_booking` (`place_id`,`slot_at`,`seat`) WHERE "service_booking"."status" = 'BOOKED';--> statement-breakpoint
CREATE UNIQUE INDEX `service_booking_once` ON `service_booking` (`vehicle_id`,`slot_at`) WHERE "service_booking"."status" = 'BOOKED';--> statement-breakpoint
CREATE INDEX `service_booking_customer` ON `service_booking` (`customer_id`,`slot_at`);--> statement-breakpoint
CREATE TABLE `roadside_package` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`benefits` text NOT NULL,
	`months` integer NOT NULL,
	`price_idr` integer NOT NULL,
	`order_sequence` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE `roadside_request` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`kind` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`note` text,
	`asked_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `roadside_request_customer` ON `roadside_request` (`customer_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `roadside_subscription` (
	`id` text PRIMARY KEY NOT NULL,
	`package_id` text NOT NULL,
	`vehicle_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`price_idr` integer NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`package_id`) REFERENCES `roadside_package`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "roadside_subscription_period" CHECK("roadside_subscription"."ends_at" > "roadside_subscription"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `roadside_subscription_vehicle` ON `roadside_subscription` (`vehicle_id`,`ends_at`);