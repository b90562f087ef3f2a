CREATE TABLE `staff_claim` (
	`queue` text NOT NULL,
	`entity_id` text NOT NULL,
	`claimed_by` text NOT NULL,
	`claimed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`queue`, `entity_id`)
);
--> statement-breakpoint
CREATE INDEX `staff_claim_queue` ON `staff_claim` (`queue`,`claimed_at`);--> statement-breakpoint
CREATE INDEX `staff_claim_staff` ON `staff_claim` (`claimed_by`,`expires_at`);--> statement-breakpoint
CREATE INDEX `service_booking_day` ON `service_booking` (`status`,`slot_at`);--> statement-breakpoint
CREATE INDEX `roadside_request_open` ON `roadside_request` (`received_at`) WHERE "roadside_request"."status" <> 'DONE';--> statement-breakpoint
CREATE INDEX `listing_report_waiting` ON `listing_report` (`created_at`) WHERE "listing_report"."handled_at" is null;--> statement-breakpoint
CREATE INDEX `customer_order_queue` ON `customer_order` (`state`,`phase`,`updated_at`);--> statement-breakpoint
CREATE INDEX `order_registration_late` ON `order_registration` (`progress`,`latest_at`);--> statement-breakpoint
CREATE INDEX `payment_attempt_taken` ON `payment_attempt` (`ref`) WHERE "payment_attempt"."state" in ('REVERSED', 'CHARGED_BACK') or "payment_attempt"."charged_back_idr" > 0;--> statement-breakpoint
CREATE INDEX `payment_refund_trouble` ON `payment_refund` (`ref`) WHERE "payment_refund"."state" = 'FAILED' or "payment_refund"."note" is not null or "payment_refund"."requested_by" = 'provider';--> statement-breakpoint
CREATE INDEX `payout_batch_waiting` ON `payout_batch` (`created_at`) WHERE "payout_batch"."state" in ('PREPARED', 'APPROVED', 'RELEASED');--> statement-breakpoint
CREATE INDEX `test_ride_ahead` ON `test_ride` (`slot_at`) WHERE "test_ride"."state" not in ('HELD', 'COMPLETED', 'NO_SHOW', 'CANCELLED', 'EXPIRED');