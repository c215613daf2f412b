-- Who may apply with a QR code; null: a player or a guardian, whoever holds it.

alter table join_codes add column applicant text check (applicant in ('guardian', 'player'));
