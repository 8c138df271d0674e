import { type Broker, initialsOf, type Phone, phoneLink, supervisionOf } from '@preventivo/core';
import { useTranslate } from '@preventivo/core/react';
import {
  commonEmail,
  commonPhone,
  frameCall,
  frameHow,
  frameHowConsultant,
  frameHowFew,
  frameHowFree,
} from '@preventivo/core/words';
import { PhoneIcon } from '@preventivo/ui';
import type { ReactNode } from 'react';

interface BrokerProps {
  readonly broker: Broker;
}

interface BrokerBarProps {
  readonly broker: Broker | undefined;
  /** Buttons after the broker. */
  readonly children: ReactNode;
}

/** The right part of the header: the broker's logo or initials, name and telephone, and the buttons after them. */
export function BrokerBar({ broker, children }: BrokerBarProps) {
  const t = useTranslate();
  return (
    <div className="q-broker">
      {broker && (
        <>
          <Logo broker={broker} />
          <p className="q-broker-name">
            <span>{t(broker.name)}</span>
          </p>
          {broker.phone && <PhoneLink phone={broker.phone} />}
        </>
      )}
      {children}
    </div>
  );
}

/** A link that calls the broker. A narrow header shows the icon without the number. */
function PhoneLink({ phone }: { readonly phone: Phone }) {
  return (
    <a className="q-broker-phone" href={phoneLink(phone)}>
      <PhoneIcon size={20} />
      <span>
        <span>{phone.number}</span>
        {phone.hours && <span className="q-broker-hours">{phone.hours}</span>}
      </span>
    </a>
  );
}

/**
 * The broker's logo for light and dark mode. Without a logo, the initials. Hidden from screen readers, because the name
 * is next to it.
 */
function Logo({ broker: { name, logo } }: BrokerProps) {
  if (!logo)
    return (
      <span className="q-broker-stamp" aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  const { light, dark = light } = logo;
  return (
    <>
      <img className="q-logo q-logo-light" src={light} alt="" height={40} />
      <img className="q-logo q-logo-dark" src={dark} alt="" height={40} loading="lazy" />
    </>
  );
}

/** Props of `<BrokerFooter>`. */
export interface BrokerFooterProps extends BrokerProps {
  /** Links to the broker's documents: privacy notice, terms, complaints. */
  readonly links?: readonly FooterLink[];
  /** Further buttons in the footer. */
  readonly children?: ReactNode;
}

/** A document that the footer links to. */
export interface FooterLink {
  readonly title: string;
  readonly url: string;
}

/** The footer with the broker's details, which the law requires on the page. */
export function BrokerFooter({ broker, links = [], children }: BrokerFooterProps) {
  const t = useTranslate();
  const { name, tagline, address, email, phone } = broker;
  const supervision = supervisionOf(broker, t);
  return (
    <footer className="q-foot">
      <div>
        <p className="q-foot-name">{t(name)}</p>
        {tagline && <p>{t(tagline)}</p>}
        {address && <p>{address}</p>}
        {phone && (
          <p>
            {t(commonPhone)} <a href={phoneLink(phone)}>{phone.number}</a>
            {phone.hours && <span>{`, ${phone.hours}`}</span>}
          </p>
        )}
        {email && (
          <p>
            {t(commonEmail)} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {supervision && <p>{supervision}</p>}
      </div>
      {links.length > 0 && (
        <ul className="q-foot-links">
          {links.map(({ title, url }) => (
            <li key={title}>
              <a href={url} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children && <div className="q-foot-own">{children}</div>}
    </footer>
  );
}

interface CallUsProps {
  /** The telephone number with its opening hours. @defaultValue none: the text about telephone calls is omitted */
  readonly phone: Phone | undefined;
}

/** A text next to page 1: the questions are few, and the quote is not binding. The first paint includes it. */
export function HowItWorks({ phone }: CallUsProps) {
  const t = useTranslate();
  return (
    <section className="q-how" aria-labelledby="q-how">
      <h2 className="q-heading" id="q-how">
        {t(frameHow)}
      </h2>
      <ol>
        <li>{t(frameHowFew)}</li>
        <li>{t(frameHowConsultant)}</li>
        <li>{t(frameHowFree)}</li>
      </ol>
      <CallUs phone={phone} />
    </section>
  );
}

/** The broker's number with its opening hours: «Chiamaci al 02 1234567, lun–ven 9–18». */
export function CallUs({ phone }: CallUsProps) {
  const t = useTranslate();
  if (!phone) return null;
  return (
    <p className="q-call">
      {t(frameCall)} <a href={phoneLink(phone)}>{phone.number}</a>
      {phone.hours && <span>{`, ${phone.hours}`}</span>}
    </p>
  );
}
