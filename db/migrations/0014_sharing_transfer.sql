CREATE TABLE `ownership_history` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`transfer_id` text NOT NULL,
	`moved_at` integer NOT NULL,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`transfer_id`) REFERENCES `ownership_transfer`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ownership_history_transfer_id_unique` ON `ownership_history` (`transfer_id`);--> statement-breakpoint
CREATE INDEX `ownership_history_vehicle` ON `ownership_history` (`vehicle_id`,`moved_at`);--> statement-breakpoint
CREATE TABLE `ownership_transfer` (
	`id` text PRIMARY KEY NOT NULL,
	`vehicle_id` text NOT NULL,
	`owner_id` text NOT NULL,
	`requester_id` text NOT NULL,
	`status` text NOT NULL,
	`requested_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`vehicle_id`) REFERENCES `vehicle`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`requester_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ownership_transfer_not_self" CHECK("ownership_transfer"."owner_id" <> "ownership_transfer"."requester_id")
);
--> statement-breakpoint
CREATE INDEX `ownership_transfer_owner` ON `ownership_transfer` (`owner_id`,`requested_at`);--> statement-breakpoint
CREATE INDEX `ownership_transfer_requester` ON `ownership_transfer` (`requester_id`,`requested_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `ownership_transfer_open` ON `ownership_transfer` (`vehicle_id`,`requester_id`) WHERE "ownership_transfer"."status" = 'REQUESTED';