-- The log-in whose code opened this one in an icon on the home screen; null where a code sent by SMS did.
ALTER TABLE session ADD COLUMN opened_from uuid;
