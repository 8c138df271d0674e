import { lazyComponent } from '@preventivo/ui';
import { useContext, useEffect, useState } from 'react';
import { VisitContext } from '../visit-context.ts';
import { hasResumeLink } from './has-resume-link.ts';

const LazyResumeDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/handoff').then(({ ResumeDialog }) => ResumeDialog),
);

/** Opens the dialog if the URL is a link to a draft of the line. Also checks each later change of the URL's hash. */
export function ResumeLink() {
  const { id } = useContext(VisitContext).outline;
  const [link, setLink] = useState('');
  useEffect(() => {
    const readLink = () => {
      const { hash } = location;
      if (!hasResumeLink(hash, id)) return;
      // Remove the key from the URL, so that history and bookmarks do not store it. Remove it at once: another funnel
      // of the line on this page would open the dialog too.
      history.replaceState(history.state, '', location.pathname + location.search);
      setLink(hash);
    };
    readLink();
    addEventListener('hashchange', readLink);
    return () => removeEventListener('hashchange', readLink);
  }, [id]);
  return link && <LazyResumeDialog key={link} link={link} onClose={() => setLink('')} />;
}
