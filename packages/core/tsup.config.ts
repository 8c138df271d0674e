import { library } from '../../tsup.base.ts';
import { catalogueOfWords } from '../../tsup.catalogue.ts';

export default library({ plugins: [catalogueOfWords()] });
