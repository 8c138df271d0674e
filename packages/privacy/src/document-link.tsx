import { documentName } from '@preventivo/core';
import { ExternalLinkIcon, FileIcon } from '@preventivo/ui';
import type { PrecontractDocument } from './precontract-documents.ts';

/** A document in a tab of its own, so that no answer is lost, and a name that says so. */
export function DocumentLink(document: PrecontractDocument) {
  const { title, url, format } = document;
  const Icon = format ? FileIcon : ExternalLinkIcon;
  const opens = [format, 'si apre in una nuova scheda'].filter(Boolean).join(', ');
  return (
    <a
      className="q-link q-document"
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={`${title} (${opens})`}
    >
      <Icon size={20} />
      {documentName(document)}
    </a>
  );
}
