-- A key is stored in the transaction that books its payment: an unsettled one booked nothing.
DELETE FROM submissions WHERE status = 'processing';
