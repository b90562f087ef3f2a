CREATE TABLE `forgotten_order` (
	`id` text PRIMARY KEY NOT NULL,
	`forgotten_at` integer NOT NULL
);
