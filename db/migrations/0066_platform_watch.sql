CREATE TABLE `alert` (
	`rule` text PRIMARY KEY NOT NULL,
	`is_firing` integer NOT NULL,
	`since_at` integer NOT NULL,
	`told_at` integer
);
--> statement-breakpoint
CREATE TABLE `served` (
	`hour_at` integer NOT NULL,
	`region` text NOT NULL,
	`requests` integer NOT NULL,
	`failed` integer NOT NULL,
	`slow` integer NOT NULL,
	PRIMARY KEY(`hour_at`, `region`)
);
--> statement-breakpoint
CREATE TABLE `store_copy` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`done_at` integer NOT NULL,
	`state_at` integer,
	`took_ms` integer NOT NULL,
	`bytes` integer NOT NULL,
	`is_sound` integer NOT NULL,
	`report` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `store_copy_kind` ON `store_copy` (`kind`,`done_at`);--> statement-breakpoint
CREATE INDEX `job_done` ON `job` (`done_at`) WHERE "job"."done_at" is not null;