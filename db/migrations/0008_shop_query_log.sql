CREATE TABLE `query_log` (
	`id` text PRIMARY KEY NOT NULL,
	`keyword` text NOT NULL,
	`type` text NOT NULL,
	`network` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `query_log_created` ON `query_log` (`created_at`);