import { lineLibrary } from '../../tsup.base.ts';

export default lineLibrary();
