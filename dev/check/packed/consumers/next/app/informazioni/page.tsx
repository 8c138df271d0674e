import { contractorWords } from '@preventivo/contractor/check';
import { firstPageSeed } from '@preventivo/funnel/server';
import { travel } from '@preventivo/line-travel/line';
import { mup } from '@preventivo/privacy';

const documents = mup({ mup: '/documenti/mup.pdf', reclami: '/documenti/reclami' });
const { outline } = firstPageSeed(travel);

/**
 * A Server Component that calls functions of the packages. These functions must run on the server, where components are
 * only references.
 */
export default function Information() {
  return (
    <main>
      <h1>{outline.title}</h1>
      <ol>
        {outline.pages.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
      <ul>
        {documents.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p>{contractorWords('CONTRACTOR_EMAIL')}</p>
    </main>
  );
}
