import { Fragment, useEffect } from 'react';
import { ShowsState } from '../../../.storybook/states/cells.tsx';
import { statesOfToolbar } from '../../../.storybook/states.tsx';
import { groupsWith } from './pages.ts';

const titles: Readonly<Record<string, string>> = {
  ui: 'I controlli',
  address: "L'indirizzo",
  privacy: 'I consensi',
  auth: "L'account",
  contractor: 'Il contraente',
  wizard: 'La pagina e i dialoghi',
};

export interface AllStatesProps {
  /** The only state to show, such as «Con errore», to compare it between the components. @defaultValue all states */
  readonly state?: string;
}

/** Every component with its states, from the stories «Stati» of the packages. */
export function AllStates({ state }: AllStatesProps) {
  const shows = (name: string) => (state ? name === state : !statesOfToolbar.includes(name));
  const groups = groupsWith(state);
  useEffect(() => {
    // An error summary moves the focus and the page to itself when it appears.
    const frame = requestAnimationFrame(() => scrollTo(0, 0));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <ShowsState value={shows}>
      <main className="all-states" lang="it">
        <h1 className="all-states-title">Tutti gli stati</h1>
        <p className="all-states-text">
          Ogni componente con i suoi stati. Il tema e la misura del testo si scelgono nella barra in
          alto; il controllo «state» mostra un solo stato di tutti i componenti. Le finestre a 390 e
          1280 px sono rimpicciolite.
        </p>
        <nav aria-label="Componenti">
          <dl className="all-states-links">
            {groups.map(({ group, shown }) => (
              <Fragment key={group}>
                <dt>{titles[group]}</dt>
                <dd>
                  <ul>
                    {shown.map(({ id, name }) => (
                      <li key={id}>
                        <a className="q-link" href={`#${id}`}>
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </dd>
              </Fragment>
            ))}
          </dl>
        </nav>
        {groups.map(({ group, shown }) => (
          <section key={group}>
            <h2 className="all-states-group">{titles[group]}</h2>
            {shown.map(({ id, name, States, args }) => (
              <section key={id}>
                <h3 className="all-states-name" id={id}>
                  <a className="q-link" href={`./?path=/docs/${id}--docs`} target="_top">
                    {name}
                  </a>
                </h3>
                <States {...args} />
              </section>
            ))}
          </section>
        ))}
      </main>
    </ShowsState>
  );
}
