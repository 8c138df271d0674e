/**
 * The purpose and the retention of each table with personal data, and the meaning of each column. A test fails if a
 * table or a column is missing here.
 */
export const tables = {
  quote_request: {
    why: 'To answer a request for a quote.',
    until: '`RETENTION_REQUESTS` days after it arrived, or until an erasure',
    columns: {
      id: 'a random number',
      line: 'the line',
      created_at: 'when it arrived',
      key_hash: 'a digest of the key with which the page sets how the visitor wants the quote',
      payload:
        '**the contractor**: name, contacts, address, birth, fiscal code or VAT number; **all answers**, in some lines about health; the consents; the language of the page; how the visitor reached the page, if they allow it',
      code: 'the code that the visitor quotes on the telephone',
      contractor_key:
        'another copy of **name and day of birth**, VAT number or, without these, **email**, to mark a request that repeats one of the day before',
      repeats: 'the code of the repeated request',
      suspicions: 'the marks of a possible robot',
      contractor_email: 'the email of the contractor, to find their requests',
      recall_channel: 'how the visitor wants the quote',
      recall_at: 'when the visitor chose that',
      status: 'new, taken, answered or lost',
    },
  },
  request_handling: {
    why: 'To record which consultant works on a request, and what came of it.',
    until: 'as long as its request',
    columns: {
      request_id: 'the request',
      note: '**what a consultant noted** about the request or its sender',
      assignee: 'the name of the consultant',
      revision: 'the number of changes',
      changed_at: 'when it was last changed',
      changed_by: 'the name of the program that changed it, or `command`',
    },
  },
  consent_receipt: {
    why: 'To prove which consents a visitor gave with a request.',
    until:
      '`RETENTION_REQUESTS` days after it was given. An erasure removes the account from it and keeps the rest, which names no person. A person who has its id can still prove the consents',
    columns: {
      request_id: 'the request of the receipt; it may be erased',
      id: 'a random number, which the response to the request contains',
      account_id: 'the account it was sent from',
      given_at: 'when it was given',
      texts_version: 'the edition of the texts',
      texts_hash: 'a digest of `consents`',
      consents: 'each consent with the text that the page showed, and its answer',
    },
  },
  idempotency: {
    why: 'To store a request once if it is sent twice.',
    until: '30 days, or as long as its request',
    columns: {
      scope: 'the account it was sent from, or `anonymous`',
      key_hash:
        'a digest of a random key; if the client sent none, of a key that the server derives from the request and its secret',
      fingerprint: 'a digest of the request',
      salt: 'random',
      request_id: 'the request',
      created_at: 'when it was created',
    },
  },
  account: {
    why: 'To let a user log in and reuse their data.',
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
      sf_account_id: 'their id in a sales system; the id of the account until that system sets one',
      own_person_id: 'the saved person who is the user',
      created_at: 'when they registered',
      activated_at: 'when they activated the account',
      last_used_at: 'when they last logged in',
    },
  },
  pending_registration: {
    why: 'To wait until the user opens the activation link.',
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
      expires_at: 'when it expires',
    },
  },
  account_session: {
    why: 'To keep a user logged in.',
    until: 'until the logout, about two hours after the last use, 30 days at most',
    columns: {
      id: 'a random number',
      account_id: 'the account',
      created_at: 'when they logged in',
      seen_at: 'when it was last used, within five minutes',
    },
  },
  account_token: {
    why: 'To let a mailed link do one thing, once.',
    until: '30 days after its expiry; removed with the account',
    columns: {
      hash: 'a digest of the link’s token',
      purpose: 'activation, or a new password',
      account_id: 'the account',
      expires_at: 'when it expires',
      used_at: 'when it was used',
    },
  },
  account_record: {
    why: 'To offer the people and companies that a user has saved.',
    until: 'until the account is removed',
    columns: {
      id: 'a random number',
      account_id: 'the account',
      kind: 'a person or a company',
      content: '**name, contacts, address, birth, fiscal code** or VAT number; also of others',
      created_at: 'when it was created',
      updated_at: 'when it was last changed',
    },
  },
  outbox: {
    why: 'To deliver mails and webhook events to the broker and the visitor.',
    until:
      'until it is delivered, `RETENTION_MAILS` days at most; removed with its request or its account',
    columns: {
      id: 'a random number',
      kind: 'the kind of receiver',
      delivery: 'the request; or **an email**, and which mail to send there',
      created_at: 'when it was created',
      due_at: 'the time of the next attempt',
      tries: 'the number of attempts',
      lease: 'the server that is delivering it',
      failure: 'why the last attempt failed, without personal data',
      request_id: 'the request, in a separate column, so that its erasure finds the delivery',
      admitted_at: 'when the limit of its recipient admitted it',
    },
  },
  mail_recipient: {
    why: 'To send at most five mails an hour to a mailbox, regardless of who requests them.',
    until: 'about two hours',
    columns: {
      recipient: 'a keyed digest of the mailbox, made with `JWT_SECRET`',
      mails: 'the deliveries to it, with their times',
      last_at: 'the time of the latest delivery',
    },
  },
  sealed_draft: {
    why: 'To move a draft to another device.',
    until:
      '24 hours, or until it is fetched. The server cannot read it or know its owner, so an erasure cannot find it',
    columns: {
      id: 'derived from the key in the link, which cannot be computed from it',
      line: 'the line',
      sealed: 'the answers, encrypted in the browser',
      created_at: 'when it was created',
      bytes: 'its length',
      client_network:
        'the network it came from (an IPv4 address, an IPv6 /64) as a keyed digest, to limit how much one network can store',
      near_network: 'the same for its IPv4 /24 or IPv6 /56',
      wide_network: 'the same for its IPv6 /48',
    },
  },
};

/** Tables without personal data. */
export const withoutPersonalData = ['schema_step', 'schema_lock', 'write_check'];
