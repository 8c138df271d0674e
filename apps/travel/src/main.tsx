import '@preventivo/funnel/styles.css';
import { mount } from '@preventivo/funnel';
import { Later, part } from '@preventivo/ui';
import type { WidgetProps } from '@preventivo/ui/formik';

const participantAges = part(() => import('./participant-ages.tsx').then((ages) => ages.default));

const ParticipantAges = (props: WidgetProps<readonly (number | null)[]>) => (
  <Later part={participantAges} given={props} />
);

mount(() => import('./line.ts').then(({ travel }) => travel), {
  widgets: { eta_partecipanti: ParticipantAges },
  manageHistory: true,
});
