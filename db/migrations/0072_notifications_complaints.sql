CREATE TABLE `mail_refusal` (
	`address_index` text NOT NULL,
	`purpose` text NOT NULL,
	`refused_at` integer NOT NULL,
	PRIMARY KEY(`address_index`, `purpose`)
);
--> statement-breakpoint
CREATE INDEX `message_complained` ON `message` (`updated_at`) WHERE "message"."state" = 'COMPLAINED';