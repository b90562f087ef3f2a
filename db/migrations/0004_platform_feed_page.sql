DROP INDEX `change_page`;--> statement-breakpoint
CREATE INDEX `change_page` ON `change` (`audience`,`collection`,`seq`,`entity_id`);