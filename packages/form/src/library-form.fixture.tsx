import type { Failure, Fields, Values } from '@preventivo/core';
import * as rules from '@preventivo/core/check';
import { createClient, memoryToken } from '@preventivo/core/http';
import { Preventivo } from '@preventivo/core/react';
import { Button, Status } from '@preventivo/ui';
import { useState } from 'react';
import { RulesProvider } from './checking/rules.tsx';
import { deferredWidgets } from './deferred-widgets.tsx';
import { library, libraryKeys, libraryLists, noAnswers } from './library.fixture.ts';
import { OwnForm } from './own-form.fixture.tsx';

export interface LibraryFormProps {
  readonly values?: Values<Fields>;
  /** The form keys of the questions on the page. @defaultValue all */
  readonly keys?: readonly string[];
  readonly shown?: readonly Failure[];
  /** @defaultValue 21 November 2026 */
  readonly today?: string;
  /** Returns the current day for a validation. @defaultValue `today` */
  readonly readToday?: () => string;
  onChange(values: Values<Fields>): void;
  onValidSubmit(values: Values<Fields>): Promise<readonly Failure[] | (() => void)>;
}

/** The library's form for stories and tests, with its own mock server for option lists. */
export function LibraryForm({
  values = noAnswers,
  keys = libraryKeys,
  today = '2026-11-21',
  readToday = () => today,
  ...props
}: LibraryFormProps) {
  const [client] = useState(() =>
    createClient({ line: 'biblioteca', fetch, token: memoryToken() }),
  );
  return (
    <Preventivo {...{ client, today, readToday }}>
      <RulesProvider rules={rules}>
        <OwnForm
          {...props}
          table={library}
          keys={keys}
          values={values}
          widgets={deferredWidgets}
          heading={<h2 className="q-title">La tua tessera</h2>}
        >
          {(busy) => (
            <Button type="submit" busy={busy}>
              Continua
            </Button>
          )}
        </OwnForm>
        <Status />
      </RulesProvider>
    </Preventivo>
  );
}

const fetch: typeof globalThis.fetch = async (input) => {
  const list = String(input).split('/').at(-1) ?? '';
  return Response.json(libraryLists[list] ?? []);
};
