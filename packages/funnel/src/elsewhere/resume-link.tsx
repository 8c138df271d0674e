import { lazyComponent } from '@preventivo/ui';
import { useEffect, useState } from 'react';
import { cleanAddress, comesByLink } from './comes-by-link.ts';
import type { ResumeDialogProps } from './resume-dialog.tsx';

/** Asks whoever opens a link to a draft of the line, also where it is pasted into a page that is open. */
export function ResumeLink(props: ResumeDialogProps) {
  const { id } = props.outline;
  const [link, setLink] = useState('');
  useEffect(() => {
    const look = () => {
      const { hash } = location;
      if (!comesByLink(hash, id)) return;
      // At once, so that another funnel of the line in the page does not ask as well.
      cleanAddress();
      setLink(hash);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id]);
  return link && <LazyResumeDialog key={link} {...props} link={link} onClose={() => setLink('')} />;
}

const LazyResumeDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/elsewhere').then(({ ResumeDialog }) => ResumeDialog),
);
