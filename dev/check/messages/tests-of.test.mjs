import { describe, expect, it } from 'vitest';
import { testsOf } from './tests-of.mjs';

const source = `
  const first = [['nome', 'Nome non valido']];
  function refused() { return messages.EMAIL; }
  const unused = 'Cognome non valido';
  describe('page 1', () => {
    it('says what is missing', () => expect(first).toBe(\`\${refused()} e basta\`));
    it.each([1, 2])('counts %s', () => screen.getByText(/Selezionare il sesso/));
    test.describe('at 390 px', () => {
      test('stays', () => <p>Resta qui</p>);
    });
  });
`;
const titles = (file, text) => testsOf(file, text).map(({ title }) => title);

describe('the tests of a file', () => {
  it('testsOf puts the titles of the groups before that of a test', () => {
    expect(titles('a.test.tsx', source)).toEqual([
      'page 1 › says what is missing',
      'page 1 › counts %s',
      'page 1 › at 390 px › stays',
    ]);
  });

  it('testsOf returns each test with its own text and that of its references, and no other text of the file', () => {
    const [missing, counts, stays] = testsOf('a.test.tsx', source);
    expect(missing.texts).toEqual(
      expect.arrayContaining(['says what is missing', 'Nome non valido', ' e basta']),
    );
    expect(missing.names).toContain('EMAIL');
    expect(missing.texts).not.toContain('Cognome non valido');
    expect(counts.patterns).toEqual(['/Selezionare il sesso/']);
    expect(stays.texts).toContain('Resta qui');
  });

  it('testsOf includes stories', () => {
    const stories = `
      const text = 'Consenso obbligatorio';
      const meta = { title: 'Consent' };
      export default meta;
      export const Missing = { args: { error: text } };
    `;
    const [missing, ...others] = testsOf('a.stories.tsx', stories);
    expect(others).toEqual([]);
    expect(missing).toMatchObject({ title: 'Missing', texts: ['Consenso obbligatorio'] });
  });

  it('testsOf includes no calls of other functions', () => {
    expect(titles('a.test.ts', "split('a', () => 'b'); it('has no body');")).toEqual([]);
  });
});
