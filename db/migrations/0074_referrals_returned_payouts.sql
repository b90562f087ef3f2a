CREATE TABLE `payout_return` (
	`payout_id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`reason` text NOT NULL,
	`returned_by` text NOT NULL,
	`returned_at` integer NOT NULL,
	FOREIGN KEY (`payout_id`) REFERENCES `payout`(`id`) ON UPDATE no action ON DELETE no action
);
