ALTER TABLE `customer_document` DROP COLUMN `sisapira_status`;--> statement-breakpoint
ALTER TABLE `customer` DROP COLUMN `persona`;