// The product's form, rendered with react and react-dom only. Its load time is the lower bound for the product's.

import form from 'virtual:form';
import { createElement, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tree } from './tree.ts';

/** A text field with its own state, as in an ordinary React form. */
function TextInput(props: Record<string, unknown>) {
  const [value, setValue] = useState('');
  return <input {...props} value={value} onChange={(event) => setValue(event.target.value)} />;
}

function draw(tree: Tree, key?: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, children] = tree;
  const isChoice = ['radio', 'checkbox'].includes(attributes.type ?? '');
  if (tag === 'input' && !isChoice) return <TextInput key={key} {...attributes} />;
  return createElement(tag, { key, ...attributes }, ...children.map((child, i) => draw(child, i)));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(draw(form));
