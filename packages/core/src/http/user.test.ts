import { describe, expect, it } from 'vitest';
import { userOf } from './user.ts';

it('leaves out what a vehicle is used for and where it is kept', () => {
  const vehicle = { id: 'v', plate: 'AB123CD', vehicleUse: 'x', vehicleParkingLocation: 'y' };
  const user = userOf({ id: 'u', vehicles: [vehicle, null] });
  expect(user?.vehicles).toEqual([{ id: 'v', plate: 'AB123CD' }]);
});

it('leaves out saved records that cannot be read', () => {
  const user = userOf({ id: 'u', people: [null, { id: 'p' }], companies: 'none', userData: 3 });
  expect(user?.people.map(({ id }) => id)).toEqual(['p']);
  expect(user?.companies).toEqual([]);
  expect(user?.userData).toBeNull();
});

describe("the account holder's own person", () => {
  const own = { id: 'p-1', name: 'Giulia', surname: 'Ferri', dateOfBirth: '1985-03-27' };
  const people = (user: object) => userOf({ id: 'u', ...user })?.people.map(({ id }) => id);

  it('is among the people also where the back end keeps it apart', () => {
    expect(people({ userData: own, people: [] })).toEqual(['p-1']);
    expect(people({ userData: own, people: [{ id: 'p-2' }] })).toEqual(['p-1', 'p-2']);
  });

  it('is there once, by its id or by another id of the same person', () => {
    expect(people({ userData: own, people: [{ id: 'p-2' }, own] })).toEqual(['p-2', 'p-1']);
    expect(people({ userData: own, people: [{ ...own, id: 'p-7' }] })).toEqual(['p-7']);
  });

  it('is what the list has of it', () => {
    const user = userOf({ id: 'u', userData: own, people: [{ ...own, phone: '3331234567' }] });
    expect(user?.userData?.phone).toBe('3331234567');
  });
});
