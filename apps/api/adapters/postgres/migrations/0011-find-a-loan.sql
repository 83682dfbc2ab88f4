-- Staff find a loan by the number that stands on the borrower's papers.
CREATE INDEX loan_by_order_number ON loan (order_number);
