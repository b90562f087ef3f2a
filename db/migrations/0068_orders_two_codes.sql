DROP INDEX `coupon_use_order`;--> statement-breakpoint
CREATE UNIQUE INDEX `coupon_use_order` ON `coupon_use` (`order_id`,`code`) WHERE "coupon_use"."released_at" is null;