-- What is said where a session was ended from another device. `credentials_changed` is written by older releases.
ALTER TABLE operational.sessions DROP CONSTRAINT sessions_revoked_because_check;
ALTER TABLE operational.sessions ADD CONSTRAINT sessions_revoked_because_check CHECK (
  revoked_because IN (
    'signed_out', 'token_reused', 'credentials_changed', 'person_erased', 'password_changed', 'email_changed', 'ended_elsewhere'
  )
);
