CREATE TABLE `delivery_link` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`work_order` text NOT NULL,
	`passkey_hash` text NOT NULL,
	`made_by` text NOT NULL,
	`made_at` integer NOT NULL,
	`opened_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `delivery_link_work_order` ON `delivery_link` (`work_order`);--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_link_open` ON `delivery_link` (`order_id`) WHERE "delivery_link"."ended_at" is null;--> statement-breakpoint
CREATE TABLE `delivery_proof` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`link_id` text NOT NULL,
	`photo` text NOT NULL,
	`received_by_sealed` text NOT NULL,
	`signature_sealed` text NOT NULL,
	`latitude` real,
	`longitude` real,
	`accuracy_m` integer,
	`taken_at` integer,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `customer_order`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`link_id`) REFERENCES `delivery_link`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_proof_order_id_unique` ON `delivery_proof` (`order_id`);--> statement-breakpoint
CREATE TABLE `staff_grant` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`role_id` text NOT NULL,
	`role_version` integer NOT NULL,
	`place_slug` text,
	`reason` text NOT NULL,
	`requested_by` text NOT NULL,
	`requested_at` integer NOT NULL,
	`outcome` text,
	`decided_by` text,
	`decided_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `staff_role`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `staff_grant_person` ON `staff_grant` (`customer_id`,`requested_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `staff_grant_open` ON `staff_grant` (`customer_id`) WHERE "staff_grant"."decided_at" is null;