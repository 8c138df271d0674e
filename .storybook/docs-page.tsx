import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * The documentation page of a component: an interactive story, its props, and a story with all its states. The page
 * only links the other stories: their dialogs, radio buttons and live regions would interfere with each other on one
 * page.
 */
export function DocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.find(({ name }) => name === 'Stati');
  return (
    <>
      <Title />
      <Subtitle />
      {/* The descriptions are comments of the code, which are in English. */}
      <div lang="en">
        <Description />
      </div>
      <h2>Prova</h2>
      <Primary />
      <h2>Proprietà</h2>
      <div lang="en">
        <Controls />
      </div>
      {states && (
        <>
          <h2>Stati</h2>
          <Canvas of={states.moduleExport} />
        </>
      )}
      <h2>Storie</h2>
      <ul>
        {stories.map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            <div lang="en">
              <Markdown>{parameters.docs?.description?.story ?? ''}</Markdown>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
