CREATE TABLE `search_word` (
	`day_at` integer NOT NULL,
	`type` text NOT NULL,
	`word` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day_at`, `type`, `word`)
);--> statement-breakpoint
INSERT INTO `search_word` (`day_at`, `type`, `word`, `count`)
SELECT (`created_at` + 25200000) / 86400000 * 86400000 - 25200000, `type`, lower(trim(substr(`keyword`, 1, 100))), count(*)
FROM `query_log` WHERE trim(`keyword`) <> '' GROUP BY 1, 2, 3;--> statement-breakpoint
DELETE FROM `query_log`;
