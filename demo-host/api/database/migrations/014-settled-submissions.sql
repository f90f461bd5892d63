-- A key is taken in the transaction that books its payment: one that is not settled booked nothing.
DELETE FROM submissions WHERE status = 'processing';
