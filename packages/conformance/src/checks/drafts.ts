import { expectThat, quoteNo, quoteYes } from '../fits.ts';
import type { LineCheck } from '../kit.ts';
import { NotTried } from '../verdict.ts';

const newId = () => crypto.randomUUID().replaceAll('-', '').repeat(2);
const sealed = 'c2lnaWxsYXRv';

export const draftChecks: readonly LineCheck[] = [
  {
    id: 'drafts/taken-once',
    says: 'a sealed draft is given to the first who asks, and to nobody after',
    run: async ({ ask }, line) => {
      if (line.draft === 'tab') {
        const body = { Draft_Id: newId(), Draft: sealed };
        const answer = await ask(`/api/${line.id}/draft/keep`, { body });
        quoteNo(answer, { status: 422, code: 'DRAFT_STAYS' });
        return;
      }
      const Draft_Id = newId();
      quoteYes(await ask(`/api/${line.id}/draft/keep`, { body: { Draft_Id, Draft: sealed } }));
      const answer = await ask(`/api/${line.id}/draft/take`, { body: { Draft_Id } });
      const { Draft } = Object(quoteYes(answer));
      expectThat(Draft === sealed, 'obj.Draft as it was kept', 'another', answer);
      quoteNo(await ask(`/api/${line.id}/draft/take`, { body: { Draft_Id } }), {
        status: 404,
        code: 'DRAFT_GONE',
      });
    },
  },
  {
    id: 'drafts/unknown',
    says: 'a draft nobody kept is refused, and an id that is none',
    run: async ({ ask }, { id }) => {
      const take = (Draft_Id: string) => ask(`/api/${id}/draft/take`, { body: { Draft_Id } });
      quoteNo(await take(newId()), { status: 404, code: 'DRAFT_GONE' });
      quoteNo(await take('1'), { status: 400, names: 'Draft_Id' });
    },
  },
  {
    id: 'drafts/other-line',
    says: 'a draft of one line is not given to another',
    run: async ({ ask, lines }, line) => {
      const other = lines.find(({ id }) => id !== line.id);
      if (!other) throw new NotTried('it takes two lines, and one is checked');
      if (line.draft === 'tab') throw new NotTried('the drafts of this line stay where they are');
      const Draft_Id = newId();
      quoteYes(await ask(`/api/${line.id}/draft/keep`, { body: { Draft_Id, Draft: sealed } }));
      quoteNo(await ask(`/api/${other.id}/draft/take`, { body: { Draft_Id } }), {
        status: 404,
        code: 'DRAFT_GONE',
      });
    },
  },
];
