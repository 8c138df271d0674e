import { clumsyVisitorCompletes } from '../support/lines/clumsy-visitor.ts';
import { bothComplete, visitorCompletes } from '../support/lines/journey.ts';
import {
  cardiologist,
  lawFirm,
  photographer,
  physiotherapist,
  surgeon,
  surveyor,
} from '../support/lines/professional.ts';
import { thorough } from '../support/thorough.ts';

visitorCompletes(physiotherapist, thorough);
clumsyVisitorCompletes(physiotherapist);

bothComplete([
  surgeon,
  cardiologist,
  surveyor,
  lawFirm,
  photographer('a photographer, whose liability is all', 'persona', 'noSoloRCP', {}),
  photographer(
    'photographers, whose liability comes with injuries, without the legal protection they may choose',
    'azienda',
    'siRCPInfortuni',
    { tutela_legale: 'false' },
  ),
]);
