-- A club the operator has closed: nobody gets in and nothing new is taken, but all of its rows stay.

alter table teams add column closed_at timestamptz;
