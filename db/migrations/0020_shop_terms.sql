CREATE TABLE `part_term` (
	`term` text PRIMARY KEY NOT NULL,
	`rows` integer NOT NULL
);
