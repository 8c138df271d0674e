import { lazyComponent } from '@preventivo/ui';
import { useContext, useEffect, useState } from 'react';
import { VisitContext } from '../visit-context.ts';
import { hasResumeLink } from './has-resume-link.ts';

const LazyResumeDialog = lazyComponent(() =>
  import('@preventivo/funnel/lazy/handoff').then(({ ResumeDialog }) => ResumeDialog),
);

/** Opens the dialog if the URL is a link to a draft of the line, also when the URL changes while the page is open. */
export function ResumeLink() {
  const { id } = useContext(VisitContext).outline;
  const [link, setLink] = useState('');
  useEffect(() => {
    const readLink = () => {
      const { hash } = location;
      if (!hasResumeLink(hash, id)) return;
      // Remove the key from history and bookmarks. Do so at once, so that another funnel of the line does not ask too.
      history.replaceState(history.state, '', location.pathname + location.search);
      setLink(hash);
    };
    readLink();
    addEventListener('hashchange', readLink);
    return () => removeEventListener('hashchange', readLink);
  }, [id]);
  return link && <LazyResumeDialog key={link} link={link} onClose={() => setLink('')} />;
}
