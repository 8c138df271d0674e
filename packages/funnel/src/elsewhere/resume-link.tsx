import { lazyComponent } from '@preventivo/ui';
import { useEffect, useState } from 'react';
import { comesByLink } from './comes-by-link.ts';
import type { ResumeDialogProps } from './resume-dialog.tsx';

/** Asks whoever opens a link to a draft, also where it is pasted into a page that is open. */
export function ResumeLink(props: ResumeDialogProps) {
  const [links, setLinks] = useState(0);
  useEffect(() => {
    const look = () => comesByLink(location.hash) && setLinks((count) => count + 1);
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  return links > 0 && <LazyResumeDialog key={links} {...props} />;
}

const LazyResumeDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/elsewhere').then(({ ResumeDialog }) => ResumeDialog),
);
