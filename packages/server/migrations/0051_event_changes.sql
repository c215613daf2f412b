-- A notice of a changed event that still waits is written anew when the event changes again.

-- What a notice of an event tells: {"before": the event as families know it, null where they hear of it for the first
-- time, "message": the coach's own words}. Null for other notices, and for those of an earlier release.
alter table notices add column event_change jsonb;
