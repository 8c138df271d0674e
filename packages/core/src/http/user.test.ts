import { describe, expect, it } from 'vitest';
import { userOf } from './user.ts';

it('userOf omits the use and the parking place of a vehicle', () => {
  const vehicle = { id: 'v', plate: 'AB123CD', vehicleUse: 'x', vehicleParkingLocation: 'y' };
  const user = userOf({ id: 'u', vehicles: [vehicle, null] });
  expect(user?.vehicles).toEqual([{ id: 'v', plate: 'AB123CD' }]);
});

it('userOf omits unreadable saved records', () => {
  const user = userOf({ id: 'u', people: [null, { id: 'p' }], companies: 'none', userData: 3 });
  expect(user?.people.map(({ id }) => id)).toEqual(['p']);
  expect(user?.companies).toEqual([]);
  expect(user?.userData).toBeNull();
});

describe("the account holder's own person", () => {
  const own = { id: 'p-1', name: 'Giulia', surname: 'Ferri', dateOfBirth: '1985-03-27' };
  const people = (user: object) => userOf({ id: 'u', ...user })?.people.map(({ id }) => id);

  it('the account holder is added to the people if the back end lists them separately', () => {
    expect(people({ userData: own, people: [] })).toEqual(['p-1']);
    expect(people({ userData: own, people: [{ id: 'p-2' }] })).toEqual(['p-1', 'p-2']);
  });

  it('the account holder appears once, found by id or as the same person with another id', () => {
    expect(people({ userData: own, people: [{ id: 'p-2' }, own] })).toEqual(['p-2', 'p-1']);
    expect(people({ userData: own, people: [{ ...own, id: 'p-7' }] })).toEqual(['p-7']);
  });

  it('the account holder has the data of their record in the list of people', () => {
    const user = userOf({ id: 'u', userData: own, people: [{ ...own, phone: '3331234567' }] });
    expect(user?.userData?.phone).toBe('3331234567');
  });
});
