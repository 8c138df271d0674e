// The product's form, built with React Hook Form and zod as their documentation shows. They are a typical alternative.

import form from 'virtual:form';
import { zodResolver } from '@hookform/resolvers/zod';
import { createElement, type ReactNode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { type FieldErrors, type UseFormRegister, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { Tree } from './tree.ts';

/**
 * The names of all questions on the page, which are all required. Unlike the names in the markup, they contain no dots.
 */
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

/** Replaces dots: React Hook Form would interpret them as nesting. */
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
