import {
  type Contractor,
  chosenType,
  emptyContractor,
  type Fields,
  same,
  type Values,
} from '@preventivo/core';
import { announce } from '@preventivo/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { withAnswers } from './asked-of.ts';
import type { ContractorFormProps } from './contractor-form-props.ts';
import type { TypeChange } from './type-change.ts';
import { typeOf } from './type-question.ts';

/** What the form was last drawn with. */
interface Drawn {
  readonly contractor: Contractor;
  /** Counts the changes of the type. */
  readonly turn: number;
  readonly adopted: Contractor | undefined;
  /** What the last change of the type threw away. */
  readonly before?: Contractor | undefined;
}

/**
 * The contractor while it is asked, and its type, which clears everything when it changes
 * (docs/rules/contractor.md#type).
 */
export function useTypedContractor(
  given: Pick<ContractorFormProps, 'values' | 'adopted' | 'onChange'>,
) {
  const { values, adopted, onChange } = given;
  const latest = useRef(values);
  const justChosen = useRef(false);
  const [wasChosen] = useState(() => () => {
    const is = justChosen.current;
    justChosen.current = false;
    return is;
  });
  const [drawn, draw] = useState<Drawn>({ contractor: values, turn: 0, adopted });
  if (adopted && adopted !== drawn.adopted) draw(adoptedBy(drawn, adopted));
  // Before anybody can press: an answer of the adopted type would pass for a change of the type.
  useLayoutEffect(() => {
    if (adopted) latest.current = adopted;
  }, [adopted]);

  function turnTo(contractor: Contractor, before?: Contractor) {
    latest.current = contractor;
    justChosen.current = true;
    draw((last) => ({ ...last, contractor, turn: last.turn + 1, before }));
    onChange(contractor, true);
  }

  const { before } = drawn;
  const change: TypeChange = {
    cleared: before !== undefined,
    undo: () => {
      if (!before) return;
      announce('Dati del contraente ripristinati');
      turnTo(before);
    },
    wasChosen,
    companyName: () => latest.current.azienda.nomeAzienda,
  };

  /** Takes answers; the contractor after them. */
  function keep(answers: Values<Fields>, settled: boolean): Contractor {
    const answered = withAnswers(latest.current, answers);
    const type = typeOf(answers.tipoPersona);
    if (type !== null && type !== answered.tipoPersona) {
      if (isAnswered(answered)) announce('Dati del contraente azzerati');
      turnTo(chosenType(answered, type), isAnswered(answered) ? answered : before);
    } else {
      latest.current = answered;
      onChange(answered, settled);
    }
    return latest.current;
  }

  return { drawn, change, keep };
}

function adoptedBy(drawn: Drawn, adopted: Contractor): Drawn {
  const isOther = adopted.tipoPersona !== drawn.contractor.tipoPersona;
  return { ...drawn, contractor: adopted, adopted, turn: drawn.turn + (isOther ? 1 : 0) };
}

function isAnswered(contractor: Contractor): boolean {
  const { tipoPersona } = contractor;
  return tipoPersona !== null && !same(contractor, emptyContractor([tipoPersona]));
}
