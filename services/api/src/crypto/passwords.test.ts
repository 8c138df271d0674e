import { expect, it } from 'vitest';
import { webPasswords } from './passwords.ts';

it('`webPasswords` hashes a password and verifies it', async () => {
  const kept = await webPasswords.hash('Girasole7!');
  expect(kept).toMatch(/^pbkdf2-sha256\$600000\$[0-9a-f]{32}\$[0-9a-f]{64}$/);
  expect(kept).not.toBe(await webPasswords.hash('Girasole7!'));
  expect(await webPasswords.verify('Girasole7!', kept)).toBe(true);
  expect(await webPasswords.verify('Girasole8!', kept)).toBe(false);
  const salt = 'a1'.repeat(16);
  expect(await webPasswords.hash('Girasole7!', salt)).toBe(
    await webPasswords.hash('Girasole7!', salt),
  );
});
