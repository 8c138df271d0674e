import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveFocus, TextInput } from '../index.ts';

const wrong = () => {
  render(
    <TextInput name="nome" label="Nome" value="G" error="Nome non valido" onChange={() => {}} />,
  );
  return screen.getByLabelText('Nome');
};

it('a field tones down its error when the user focuses it, but not when the application does', () => {
  const box = wrong();
  act(() => box.focus());
  expect(box).toHaveAccessibleDescription('Da correggere: Nome non valido');
  act(() => box.blur());
  act(() => moveFocus(box));
  expect(box).toHaveAccessibleDescription('Nome non valido');
});

it('a field tones down its error only after the press, so that the layout does not move', async () => {
  const box = wrong();
  fireEvent.pointerDown(box);
  act(() => box.focus());
  expect(box).toHaveAccessibleDescription('Nome non valido');
  fireEvent.pointerUp(box);
  await waitFor(() => expect(box).toHaveAccessibleDescription('Da correggere: Nome non valido'));
});

it('a field keeps its error when a press blurs it and the application returns the focus', () => {
  const box = wrong();
  act(() => box.focus());
  fireEvent.pointerDown(document.body);
  act(() => box.blur());
  act(() => moveFocus(box));
  expect(box).toHaveAccessibleDescription('Nome non valido');
  fireEvent.pointerUp(document.body);
});
