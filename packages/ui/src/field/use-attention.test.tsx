import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveFocus, TextInput } from '../index.ts';

const wrong = () => {
  render(
    <TextInput name="nome" label="Nome" value="G" error="Nome non valido" onChange={() => {}} />,
  );
  return screen.getByLabelText('Nome');
};

it('a field tones down its error when the user focuses the field, but not when the application does', () => {
  const box = wrong();
  act(() => box.focus());
  expect(box).toHaveAccessibleDescription('Da correggere: Nome non valido');
  act(() => box.blur());
  act(() => moveFocus(box));
  expect(box).toHaveAccessibleDescription('Nome non valido');
});

it('a field tones down its error only after the press that focuses it, so that the press moves no content', async () => {
  const box = wrong();
  fireEvent.pointerDown(box);
  act(() => box.focus());
  expect(box).toHaveAccessibleDescription('Nome non valido');
  fireEvent.pointerUp(box);
  await waitFor(() => expect(box).toHaveAccessibleDescription('Da correggere: Nome non valido'));
});

it('a field still shows its error in full if the application returns the focus that a press took away', () => {
  const box = wrong();
  act(() => box.focus());
  fireEvent.pointerDown(document.body);
  act(() => box.blur());
  act(() => moveFocus(box));
  expect(box).toHaveAccessibleDescription('Nome non valido');
  fireEvent.pointerUp(document.body);
});
