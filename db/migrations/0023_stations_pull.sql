CREATE TABLE `station_pull` (
	`source` text PRIMARY KEY NOT NULL,
	`next` text,
	`started_at` integer NOT NULL,
	`is_full` integer NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`pulled_at` integer,
	`full_at` integer,
	`tariffs_hash` text,
	`last_error` text
);
--> statement-breakpoint
CREATE TABLE `station_pull_seen` (
	`source` text NOT NULL,
	`ref` text NOT NULL,
	PRIMARY KEY(`source`, `ref`)
);
