import { expect, it, vi } from 'vitest';
import { toStandardOutput } from './write.ts';

it.each([
  ['who reads has enough', 'EPIPE', 0, []],
  ['the disk is full', 'ENOSPC', 1, [['Not all of it could be written: ENOSPC.']]],
])('the command exits when it cannot write because %s', (_, code, ended, told) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((how) => {
    throw new Error(`ended with ${how}`);
  });
  const says = vi.spyOn(console, 'error').mockReturnValue();
  const before = process.stdout.listeners('error');
  toStandardOutput();
  const added = process.stdout.listeners('error').filter((one) => !before.includes(one));
  const failure = Object.assign(new Error(), { code });
  expect(() => added.forEach((hear) => void hear.call(process.stdout, failure))).toThrow(
    `ended with ${ended}`,
  );
  expect(exit).toHaveBeenCalledTimes(1);
  expect(says.mock.calls).toEqual(told);
});
