CREATE TABLE `attempt` (
	`purpose` text NOT NULL,
	`subject` text NOT NULL,
	`window_at` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`purpose`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `attempt_age` ON `attempt` (`window_at`);