import { describe, expect, it } from 'vitest';
import { earlyContractor } from './early-contractor.ts';

/** What is read from page 1 with these controls in it. */
function read(types: readonly ['fisica'] | readonly ['fisica', 'giuridica'], controls: string) {
  const form = document.createElement('form');
  form.innerHTML = controls;
  return earlyContractor({ types }, form);
}
const radio = (value: string, checked = '') =>
  `<input type="radio" name="tipoPersona" value="${value}" ${checked}>`;

describe('who asked before the page ran', () => {
  it('is nobody where nobody was faster', () => {
    expect(read(['fisica', 'giuridica'], radio('giuridica') + radio('fisica'))).toBeUndefined();
    expect(read(['fisica'], '<input name="nome">')).toBeUndefined();
  });

  it('is of the type that was chosen', () => {
    expect(read(['fisica', 'giuridica'], radio('giuridica', 'checked'))).toEqual({
      tipoPersona: 'giuridica',
    });
  });

  it('is of no type that the line does not take', () => {
    expect(read(['fisica'], radio('giuridica', 'checked'))).toBeUndefined();
    expect(read(['fisica', 'giuridica'], radio('altro', 'checked'))).toBeUndefined();
  });

  it('is the person who was faster', () => {
    expect(read(['fisica'], '<input name="nome" value="Giulia">')).toEqual({
      persona: { nome: 'Giulia' },
    });
  });
});
