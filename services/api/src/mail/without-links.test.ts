import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['https://truffa.example/a', 'https[:]//truffa[.]example/a'],
  ['vai su www.truffa.it', 'vai su www[.]truffa[.]it'],
  ['truffa.it', 'truffa[.]it'],
  ['TRUFFA。IT', 'TRUFFA[。]IT'],
  ['a@truffa.example', 'a[@]truffa[.]example'],
  ['mailto:a', 'mailto[:]a'],
  ['tel:+39333', 'tel[:]+39333'],
  ['javascript:alert(1)', 'javascript[:]alert(1)'],
  ['\\\\truffa\\file', '[\\\\]truffa\\file'],
])('`withoutLinks` defangs a link in typed text: %s', (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown);
});

it.each(['Rossi S.r.l.', 'Ricevuta: alle 11:00', '2.000.000,50 €', 'G. Ferri', 'e-mail: no'])(
  '`withoutLinks` keeps text without links: %s',
  (typed) => expect(withoutLinks(typed)).toBe(typed),
);
