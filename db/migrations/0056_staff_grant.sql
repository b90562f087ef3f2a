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