// The same form with React Hook Form and zod, a common alternative, written as in their
// documentation.

import form from 'virtual:form';
import { zodResolver } from '@hookform/resolvers/zod';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Tree } from './tree.ts';

/** All questions of the page. They are required. Their names are flat, as in the markup. */
const keys = [...new Set(namesIn(form))];
const schema = z.object(
  Object.fromEntries(
    keys.map((key) => [
      key,
      key === 'email'
        ? z.email('Email non valida')
        : z.string('Valore richiesto').min(1, 'Valore richiesto'),
    ]),
  ),
);
type Answers = Record<string, string>;

function namesIn(tree: Tree): string[] {
  if (typeof tree === 'string') return [];
  const [, { name }, children] = tree;
  return [...(name ? [keyOf(name)] : []), ...children.flatMap(namesIn)];
}

/** Replaces dots, because React Hook Form would read them as nesting. */
function keyOf(name: string): string {
  return name.replaceAll('.', '_');
}

function Form() {
  const summary = useRef<HTMLDivElement>(null);
  const {
    register,
    handleSubmit,
    formState: { errors, submitCount },
  } = useForm<Answers>({ resolver: zodResolver(schema), shouldFocusError: false });
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  const wrong = Object.entries(errors);
  return (
    <>
      {wrong.length > 0 && (
        <div ref={summary} role="alert" tabIndex={-1}>
          <h2>Controlla i dati inseriti</h2>
          <ul>
            {wrong.map(([key, error]) => (
              <li key={key}>
                <a href={`#${key}`}>{error?.message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {draw(form, { register, errors, submit: handleSubmit(() => {}) })}
    </>
  );
}

interface Drawing {
  readonly register: UseFormRegister<Answers>;
  readonly errors: FieldErrors<Answers>;
  readonly submit: (event: React.SyntheticEvent) => void;
}

function draw(tree: Tree, drawing: Drawing, key?: number): ReactNode {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, children] = tree;
  const { name, ...others } = attributes;
  if (tag === 'input' && name) {
    const error = drawing.errors[keyOf(name)];
    return [
      <input
        key={`${key}`}
        {...others}
        {...drawing.register(keyOf(name))}
        aria-invalid={error ? true : undefined}
      />,
      error && attributes.type !== 'radio' && <p key={`${key} error`}>{error.message}</p>,
    ];
  }
  const own = tag === 'form' ? { noValidate: true, onSubmit: drawing.submit } : {};
  return createElement(
    tag,
    { key, ...attributes, ...own },
    ...children.map((child, i) => draw(child, drawing, i)),
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Form />);
