import { lazyComponent } from '@preventivo/ui';
import { useEffect, useState } from 'react';
import { hasResumeLink } from './has-resume-link.ts';
import type { ResumeDialogProps } from './resume-dialog.tsx';

const LazyResumeDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/handoff').then(({ ResumeDialog }) => ResumeDialog),
);

/** Opens the dialog for a link to a draft of the line, even when the link is pasted into the open page. */
export function ResumeLink(props: ResumeDialogProps) {
  const { id } = props.outline;
  const [link, setLink] = useState('');
  useEffect(() => {
    const readLink = () => {
      const { hash } = location;
      if (!hasResumeLink(hash, id)) return;
      // Keeps the key out of history and bookmarks. At once, so that another funnel of the line does not ask as well.
      history.replaceState(history.state, '', location.pathname + location.search);
      setLink(hash);
    };
    readLink();
    addEventListener('hashchange', readLink);
    return () => removeEventListener('hashchange', readLink);
  }, [id]);
  return link && <LazyResumeDialog key={link} {...props} link={link} onClose={() => setLink('')} />;
}
