CREATE TABLE `registration` (
	`uid` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`selected_language` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registration_age` ON `registration` (`created_at`);