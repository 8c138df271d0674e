/**
 * The purpose and retention of each table with personal data, and the meaning of each column. A
 * test fails if a table or column is missing.
 */
export const tables = {
  quote_request: {
    why: 'To answer a request for a quote.',
    until: '`RETENTION_REQUESTS` days after it came, or until it is erased',
    columns: {
      id: 'a random number',
      line: 'what was to be insured',
      created_at: 'when it came',
      key_hash: 'a digest of the key that opens it for the question how the quote is wanted',
      payload:
        '**who asked**: name, contacts, address, birth, fiscal code or VAT number; **all answers**, in some lines about health; the consents; the language of the page',
      code: 'what it is called on the telephone',
      contractor_key:
        '**name and day of birth**, VAT number or, without these, **email** once more, to mark a request that repeats one of the day before',
      repeats: 'the code of the repeated request',
      suspicions: 'why a robot may have sent it',
      contractor_email: 'the email of who asked, to find what is theirs',
      recall_channel: 'how the quote is wanted',
      recall_at: 'when that was said',
    },
  },
  consent_receipt: {
    why: 'To prove what was agreed to with a request.',
    until:
      '`RETENTION_REQUESTS` days after it was given. An erasure takes the account out of it and leaves the rest: it names nobody, and proves the consents to whoever has its id',
    columns: {
      request_id: 'whose receipt it is; the request may be erased',
      id: 'a random number, answered to who sent the request',
      account_id: 'the account it was sent from',
      given_at: 'when',
      texts_version: 'the edition of the words',
      texts_hash: 'a digest of `consents`',
      consents: 'each consent in the words that were shown, with its answer',
    },
  },
  idempotency: {
    why: 'So that a request that is sent twice is kept once.',
    until: '30 days, or as long as its request',
    columns: {
      scope: 'the account it was sent from, or `anonymous`',
      key_hash:
        'a digest of a random key; where none was sent, of one that the server makes from the request with its secret',
      fingerprint: 'a digest of what was sent',
      salt: 'random',
      request_id: 'the request',
      created_at: 'when',
    },
  },
  account: {
    why: 'For who wants to log in and not to write everything again.',
    until:
      '`RETENTION_ACCOUNTS` days after the last login, or until its owner or the broker removes it',
    columns: {
      id: 'a random number',
      email: '**the email**',
      phone: '**the mobile number**',
      name: '**the name**',
      surname: '**the surname**',
      password_hash: 'the password, as argon2id: it cannot be read',
      privacy: 'the consents of the registration',
      sf_account_id: 'what a sales system knows them by',
      own_person_id: 'which saved person is themselves',
      created_at: 'when they registered',
      activated_at: 'when they activated it',
      last_used_at: 'when they last logged in',
    },
  },
  pending_registration: {
    why: 'Somebody has registered and not followed the link yet.',
    until: '24 hours after the newest link',
    columns: {
      id: 'a random number',
      email: '**the email**',
      phone: '**the mobile number**',
      name: '**the name**',
      surname: '**the surname**',
      password_hash: 'the password, as argon2id: it cannot be read',
      privacy: 'the consents of the registration',
      created_at: 'when they registered',
      expires_at: 'until when it waits',
    },
  },
  account_session: {
    why: 'Somebody is logged in.',
    until: '30 days, about two hours after the last use, or the logout',
    columns: {
      id: 'a random number',
      account_id: 'whose',
      created_at: 'when they logged in',
      seen_at: 'when it was last used, to five minutes',
    },
  },
  account_token: {
    why: 'A link in a mail does one thing, once.',
    until: '30 days after it is over; with the account',
    columns: {
      hash: 'a digest of the link’s token',
      purpose: 'activation, or a new password',
      account_id: 'whose',
      expires_at: 'until when it is good',
      used_at: 'when it was used',
    },
  },
  account_record: {
    why: 'The people and companies that somebody has saved.',
    until: 'as long as the account',
    columns: {
      id: 'a random number',
      account_id: 'whose',
      kind: 'a person or a company',
      content: '**name, contacts, address, birth, fiscal code** or VAT number; also of others',
      created_at: 'when',
      updated_at: 'when it was last changed',
    },
  },
  outbox: {
    why: 'What is still to be delivered, to the broker or to who asked.',
    until: 'until it is delivered, `RETENTION_MAILS` days at most; with its request or its account',
    columns: {
      id: 'a random number',
      kind: 'to whom',
      delivery: 'which request; or **an email**, and which mail it is to get',
      created_at: 'when',
      due_at: 'when it is tried next',
      tries: 'how often it was tried',
      lease: 'which server is at it',
      failure: 'why it failed, without data',
      request_id: 'which request, by itself, so that it goes with it',
      admitted_at: 'when its recipient had room for it',
    },
  },
  mail_recipient: {
    why: 'To send at most five mails an hour to a mailbox, regardless of who requests them.',
    until: 'about two hours',
    columns: {
      recipient: 'a keyed digest of the mailbox, made with `JWT_SECRET`',
      mails: 'which deliveries went there, and when',
      last_at: 'when the newest did',
    },
  },
  sealed_draft: {
    why: 'A draft on its way to another device.',
    until:
      '24 hours, or until it is fetched. Nobody here can read it or say whose it is, so an erasure cannot find it',
    columns: {
      id: 'made of the key in the link; does not tell it',
      line: 'what is to be insured',
      sealed: 'the answers, encrypted in the browser',
      created_at: 'when',
      bytes: 'how long it is',
      client_network:
        'the network it came from (an IPv4 address, an IPv6 /64) as a keyed digest, to limit how much one network can store',
      near_network: 'the same of its IPv4 /24 or IPv6 /56',
      wide_network: 'the same of its IPv6 /48',
    },
  },
};

/** Tables without personal data. */
export const withoutPersonalData = ['schema_step', 'schema_lock', 'write_check'];
