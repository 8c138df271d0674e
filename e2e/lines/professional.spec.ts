import { clumsyVisitorCompletes } from './clumsy-visitor.ts';
import { accountCompletes, visitorCompletes } from './journey.ts';
import {
  cardiologist,
  lawFirm,
  photographer,
  physiotherapist,
  surgeon,
  surveyor,
} from './professional.ts';

visitorCompletes(physiotherapist);
clumsyVisitorCompletes(physiotherapist);

for (const journey of [
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
]) {
  visitorCompletes(journey);
  accountCompletes(journey);
}
