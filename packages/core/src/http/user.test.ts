import { expect, it } from 'vitest';
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
