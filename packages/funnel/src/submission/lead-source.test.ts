import { expect, it } from 'vitest';
import { leadSourceOfVisit, queryOfSource } from './lead-source.ts';

const gclid = 'Cj0KCQiA_4XyBRDsARIsAPbJZ0r-Qd9';
const site = 'https://broker.example';
const search = 'https://www.google.com/search?q=anna+verdi';

it('the source of a visit has the parameters of the campaign, the host of the link and the first path', () => {
  const page = `${site}/travel/?utm_source=google&utm_medium=cpc&utm_campaign=Estate%202026&utm_term=assicurazione+viaggio&utm_content=annuncio|1&gclid=${gclid}&email=anna%40example.it#k=1`;
  expect(leadSourceOfVisit(page, search)).toEqual({
    utm_source: 'google',
    utm_medium: 'cpc',
    utm_campaign: 'Estate 2026',
    utm_term: 'assicurazione viaggio',
    utm_content: 'annuncio|1',
    gclid,
    referrer: 'www.google.com',
    landing: '/travel/',
  });
});

it.each([`${site}/`, '', 'about:blank', 'no URL'])(
  'the source of a visit from «%s» is only the path',
  (referrer) => {
    expect(leadSourceOfVisit(`${site}/boat/`, referrer)).toEqual({ landing: '/boat/' });
  },
);

const landing = `${site}/?utm_source=google&gclid=${gclid}&utm_term=anna%40example.it&nome=Anna`;

it('the query of the landing page passes on the known parameters, the host and the path, without an email', () => {
  const query = queryOfSource(landing, search);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    utm_source: 'google',
    gclid,
    q_referrer: 'www.google.com',
    q_landing: '/',
  });
});

it('a line that the visitor opens from the landing page has the source of the landing page', () => {
  const line = `${site}/travel/${queryOfSource(landing, search)}`;
  expect(leadSourceOfVisit(line, landing)).toEqual(leadSourceOfVisit(landing, search));
});

it('the query survives another page of the site', () => {
  const query = queryOfSource(landing, search);
  expect(queryOfSource(`${site}/en/${query}`, landing)).toBe(query);
});

it('a visit without a campaign or another site passes nothing on', () => {
  expect(queryOfSource(`${site}/?nome=Anna`, '')).toBe('');
});

it('a link of another site cannot set the host or the path', () => {
  const line = `${site}/travel/?q_referrer=bank.example&q_landing=/boat/`;
  expect(leadSourceOfVisit(line, search)).toEqual({
    referrer: 'www.google.com',
    landing: '/travel/',
  });
});
