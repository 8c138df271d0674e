import {
  type AnswerStore,
  type Contractor,
  chosenType,
  emptyContractor,
  same,
} from '@preventivo/core';
import { announce } from '@preventivo/ui';
import { useMemo, useRef, useState } from 'react';
import type { TypeChange } from './type-change.ts';
import { typeOf } from './type-question.ts';

/**
 * The type of the contractor while it is asked: another one clears everything, and can be taken back
 * (docs/rules/contractor.md#type).
 */
export function useTypeChange(answers: AnswerStore<Contractor>): TypeChange {
  // What the last change of the type threw away.
  const [before, setBefore] = useState<Contractor>();
  const justChosen = useRef(false);

  return useMemo(() => {
    function turnTo(contractor: Contractor, lost: Contractor | undefined) {
      justChosen.current = true;
      setBefore(lost);
      answers.update(() => contractor);
    }
    return {
      cleared: before !== undefined,
      undo() {
        if (!before) return;
        announce('Dati del contraente ripristinati');
        turnTo(before, undefined);
      },
      choose(key) {
        const type = typeOf(key);
        const now = answers.get();
        if (type === null || type === now.tipoPersona) return;
        if (isAnswered(now)) announce('Dati del contraente azzerati');
        turnTo(chosenType(now, type), isAnswered(now) ? now : before);
      },
      wasChosen() {
        const is = justChosen.current;
        justChosen.current = false;
        return is;
      },
      companyName: () => answers.get().azienda.nomeAzienda,
    };
  }, [answers, before]);
}

function isAnswered(contractor: Contractor): boolean {
  const { tipoPersona } = contractor;
  return tipoPersona !== null && !same(contractor, emptyContractor([tipoPersona]));
}
