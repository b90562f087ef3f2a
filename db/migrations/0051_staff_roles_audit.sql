CREATE TABLE `staff_audit` (
	`id` text PRIMARY KEY NOT NULL,
	`done_at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`role_id` text,
	`operation` text NOT NULL,
	`entity` text,
	`entity_id` text,
	`version_before` integer,
	`version_after` integer,
	`reason` text,
	`request_id` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `staff_audit_time` ON `staff_audit` (`done_at`);--> statement-breakpoint
CREATE INDEX `staff_audit_actor` ON `staff_audit` (`actor_id`,`done_at`);--> statement-breakpoint
CREATE INDEX `staff_audit_entity` ON `staff_audit` (`entity_id`,`done_at`);--> statement-breakpoint
CREATE TABLE `staff_member` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`role_id` text NOT NULL,
	`place_slug` text,
	`granted_by` text,
	`granted_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`role_id`) REFERENCES `staff_role`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `staff_member_role` ON `staff_member` (`role_id`);--> statement-breakpoint
CREATE TABLE `staff_role` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text,
	`permissions` text NOT NULL,
	`is_of_place` integer DEFAULT false NOT NULL,
	`needs_second_factor` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `session` ADD `second_factor` integer;