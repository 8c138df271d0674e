import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveFocus, TextInput } from '../index.ts';

const wrong = () => {
  render(
    <TextInput name="nome" label="Nome" value="G" error="Nome non valido" onChange={() => {}} />,
  );
  return screen.getByLabelText('Nome');
};

it('is calm for a person who comes to mend, and says the error to whom the application leads there', () => {
  const box = wrong();
  act(() => box.focus());
  expect(box).toHaveAccessibleDescription('Da correggere: Nome non valido');
  act(() => box.blur());
  act(() => moveFocus(box));
  expect(box).toHaveAccessibleDescription('Nome non valido');
});

it('moves nothing under a press: the calm line comes when it has ended', async () => {
  const box = wrong();
  fireEvent.pointerDown(box);
  act(() => box.focus());
  expect(box).toHaveAccessibleDescription('Nome non valido');
  fireEvent.pointerUp(box);
  await waitFor(() => expect(box).toHaveAccessibleDescription('Da correggere: Nome non valido'));
});

it('says the error to who is led back while the press that left the field has not ended', () => {
  const box = wrong();
  act(() => box.focus());
  fireEvent.pointerDown(document.body);
  act(() => box.blur());
  act(() => moveFocus(box));
  expect(box).toHaveAccessibleDescription('Nome non valido');
  fireEvent.pointerUp(document.body);
});
